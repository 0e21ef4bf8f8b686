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
  }
}
