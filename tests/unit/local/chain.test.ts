import { createPublicClient, http } from 'viem'
import { base } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Chain,
  startChain,
  testAddress,
} from '../../../host-example/local/chain'
import { resultFrom } from '../../fixtures/chain/resultFrom'

let chain: Chain
beforeAll(async () => {
  // The test mines its blocks itself.
  chain = await startChain({ chainId: 8453, blockTimeMs: 3_600_000 })
})
afterAll(() => chain.stop())

test('a local chain keeps its state of 20 s ago, which MetaMask reads before it sends', async () => {
  const blocks = 100
  await resultFrom(chain.url, 'anvil_mine', `0x${blocks.toString(16)}`)
  const latest = Number(await resultFrom(chain.url, 'eth_blockNumber'))
  const earlier = `0x${(latest - blocks).toString(16)}`
  const balance = resultFrom(chain.url, 'eth_getBalance', testAddress, earlier)
  expect(Number(await balance)).toBeGreaterThan(0)
})

test('a local chain has Multicall3, which wagmi uses for reads', async () => {
  const client = createPublicClient({
    chain: base,
    transport: http(chain.url),
    batch: { multicall: true },
  })
  const balances = await Promise.all([
    client.getBalance({ address: testAddress }),
    client.getBalance({ address: testAddress }),
  ])
  expect(balances).toEqual([10n ** 22n, 10n ** 22n])
})
