/**
 * Maps the rdns under which an SDK in the page announces itself to the id of the wallet that it leads to. That wallet need
 * not be installed, and the SDK's provider does not have its flags.
 * @see https://github.com/MetaMask/connect-monorepo/pull/304
 */
export const sdkVendors: Readonly<Record<string, string>> = {
  'io.metamask.mmc': 'metaMask',
}
