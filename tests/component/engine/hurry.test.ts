import { expect, test } from 'vitest'
import { basePreconf } from '../../../src/data/chains/base'
import { waitInterval } from '../../../src/wallet/engine/nodes/blockInterval'
import {
  installFakeTime,
  passTime,
  stopTime,
} from '../../fixtures/pages/fakeTime'
import { askChain } from './askChain'
import { openGateway } from './gateway'
import { mnemonic, ownAccount } from './ownAccount'
import { connected, install, startEngine } from './startEngine'

installFakeTime()

const address = await ownAccount()
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Returns the intervals between the first polls for a transaction, in milliseconds. */
function intervals(chain: object) {
  const { context } = startEngine({ chains: [{ ...basePreconf, ...chain }] })
  return Array.from({ length: 40 }, (_, looks) =>
    Math.round(waitInterval(context, 8453, looks)),
  )
}

test('the engine polls for a receipt four times per block at first, and down to once per block', () => {
  const quick = intervals({})
  expect(quick[0]).toBe(50)
  expect(quick.at(-1)).toBe(500)
  const slow = intervals({
    experimental_preconfirmationTime: undefined,
    blockTime: 2000,
  })
  expect(slow[0]).toBe(500)
  expect(slow.at(-1)).toBe(2000)
  for (const all of [quick, slow])
    expect(all).toEqual(all.toSorted((one, other) => one - other))
})

test('a transaction is settled with fewer than 20 requests, and no request follows', async () => {
  install({ address, mnemonic })
  const gateway = openGateway()
  const { send, transactions } = await connected({
    chains: [basePreconf],
    rpcUrls: gateway.rpcUrls,
  })
  const owner = { address, chainId: 8453 } as const
  const store = await transactions()
  const before = await gateway.count()
  const hash = await send({ to, value: 1n })
  // The engine polls for the time of two blocks, whenever the chain mines them.
  stopTime()
  await passTime(400)
  await expect
    .poll(() => askChain('eth_getTransactionReceipt', hash), { interval: 0 })
    .not.toBe(null)
  await expect
    .poll(() => store.list(owner)[0])
    .toMatchObject({ hash, status: 'confirmed' })
  await passTime(100)
  const asked = await gateway.count()
  expect(asked - before).toBeLessThan(20)
  await passTime(2000)
  expect(await gateway.count()).toBe(asked)
})

test('a transaction that has been pending for long is polled once per block at most', async () => {
  install({ address, mnemonic })
  const gateway = openGateway()
  const { transactions } = await connected({
    chains: [basePreconf],
    rpcUrls: gateway.rpcUrls,
  })
  const store = await transactions()
  const owner = { address, chainId: 8453 } as const
  // A nonce far in the future keeps the transaction pending.
  const used = Number(
    await askChain('eth_getTransactionCount', address, 'latest'),
  )
  const nonce = `0x${(used + 5000).toString(16)}`
  const gift = { from: address, to, value: '0x1', gas: '0x5208', nonce }
  const hash = await askChain<`0x${string}`>('eth_sendTransaction', gift)
  store.add(owner, { hash, description: 'Waits for its turn' })
  await passTime(20_000)
  stopTime()
  const before = await gateway.count()
  const blocks = 8
  // By now, the interval is 500 ms.
  await passTime(blocks * 500)
  const asked = (await gateway.count()) - before
  // Each poll requests the receipt, and each fourth poll also requests the nonce.
  expect(asked).toBeGreaterThanOrEqual(blocks - 1)
  expect(asked).toBeLessThanOrEqual(blocks * 1.25 + 2)
  expect(store.list(owner)[0]?.status).toBe('pending')
  await askChain('anvil_dropTransaction', hash)
})
