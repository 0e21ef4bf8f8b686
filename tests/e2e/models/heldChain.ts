import { testAddress } from '../../../host-example/local/chain'
import type { World } from '../../../host-example/local/startWorld'
import { resultFrom } from '../../fixtures/chain/resultFrom'

/** Makes the local Base mine blocks only on request. */
export async function holdBlocks(world: World) {
  const url = world.chains.base?.url
  if (!url) throw new Error('A node of one’s own cannot be held.')
  const ask = (method: string, ...params: readonly unknown[]) =>
    resultFrom(url, method, ...params)
  await ask('evm_setIntervalMining', 0)
  return {
    mine: () => ask('evm_mine'),
    release: () => ask('evm_setIntervalMining', 2),
    /** Sends another transaction with the nonce of the visitor's next one, and a higher fee. */
    async replaceNext() {
      const nonce = await ask('eth_getTransactionCount', testAddress, 'latest')
      const fee = '0x174876e800'
      await ask('eth_sendTransaction', {
        from: testAddress,
        to: testAddress,
        nonce,
        gas: '0x5208',
        maxFeePerGas: fee,
        maxPriorityFeePerGas: fee,
      })
    },
    /** Every later transaction to this address fails, because its code reverts. */
    turnsDown: (address: string) => ask('anvil_setCode', address, '0x5f5ffd'),
    takesAgain: (address: string) => ask('anvil_setCode', address, '0x'),
  }
}
