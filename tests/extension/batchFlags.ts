/**
 * Responses of MetaMask's servers about Base that make MetaMask send several calls as one: its contract for smart
 * accounts, with a signature that MetaMask checks.
 * @see EIP-7702
 */
export const batchFlags = {
  'client-config.api.cx.metamask.io': [
    {
      confirmations_eip_7702: {
        supportedChains: ['0x2105'],
        contracts: {
          '0x2105': [
            {
              name: 'Base',
              address: '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B',
              signature:
                '0xbdddd2e925cf2cc7e148d3c11b02c917995fba8f3a3dc0b73c0059d029feca88014e723b8a32b2310a60c5b1cc17dfb3ae180b5a39f1d3264f985314b9168e0a1c',
            },
          ],
        },
      },
    },
  ],
  // Before MetaMask reports its capabilities, it requests the networks that its relay serves.
  'tx-sentinel-ethereum-mainnet.api.cx.metamask.io': {},
}
