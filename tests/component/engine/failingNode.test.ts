import { expect, test } from 'vitest'
import { transactionsKey } from '../../../src/data/transactions/transactionsKey'
import { pageStorage } from '../../../src/platform/storage/storage'
import type { RpcFault } from '../../fixtures/chain/faultyRpc'
import {
  installFakeTime,
  passTime,
  stopTime,
} from '../../fixtures/pages/fakeTime'
import { openGateway } from './gateway'
import { address, connected, install } from './startEngine'

installFakeTime()

/** Opens a page on a chain with a block every 200 ms, whose balance is shown and whose node fails. */
async function pageWithNode(fault: RpcFault) {
  install()
  const gateway = openGateway()
  await gateway.fault(fault)
  const engine = await connected({ rpcUrls: gateway.rpcUrls })
  stopTime()
  engine.showBalance()
  return { ...engine, gateway }
}

test.each<[string, RpcFault, number]>([
  // Browsers log two errors for each answer that CORS blocks.
  ['429 without CORS headers', { status: 429, isUnreadable: true }, 5],
  ['403 without CORS headers', { status: 403, isUnreadable: true }, 5],
  ['a cut connection', { status: 0 }, 10],
  ['403', { status: 403, body: '' }, 10],
  ['500', { status: 500, body: '' }, 10],
  [
    '500 with a JSON-RPC error',
    { status: 500, body: '{"error":{"code":-32603,"message":"Internal."}}' },
    10,
  ],
  ['200 and nothing', { body: '' }, 10],
  ['200 and null as the result', { body: '{"result":null}' }, 10],
  ['200 and an empty number', { body: '{"result":"0x"}' }, 10],
  ['200 and a list', { body: '{"result":["0x1"]}' }, 10],
  [
    '200 and an error that speaks of reverting',
    { body: '{"error":{"code":-32000,"message":"Upstream reverted."}}' },
    10,
  ],
])(
  'a node that fails with %s receives fewer and fewer requests',
  async (_, fault, most) => {
    const { gateway } = await pageWithNode(fault)
    await passTime(40_000)
    expect(await gateway.count()).toBeGreaterThan(2)
    expect(await gateway.count()).toBeLessThanOrEqual(most)
  },
)

test('a node that fails receives few requests from a page with several pending transactions', async () => {
  const list = [...Array(10).keys()].map((nonce) => {
    const hash = `0x${`${nonce}`.repeat(64)}`
    return { hash, nonce, description: '', status: 'pending', at: Date.now() }
  })
  const lists = { [`${address.toLowerCase()}/8453`]: list }
  pageStorage.set(transactionsKey, JSON.stringify(lists))
  const { gateway } = await pageWithNode({ status: 0 })
  await passTime(40_000)
  // All requests before the first failure, and then one at a time.
  expect(await gateway.count()).toBeLessThanOrEqual(20)
})

test('a node that fails twice is asked again at once', async () => {
  const { balances, gateway } = await pageWithNode({ status: 500, body: '' })
  await passTime(800)
  expect(await gateway.count()).toBe(2)
  await gateway.fault({})
  await passTime(1000)
  expect(balances().length).toBeGreaterThan(0)
})

test.each([
  ['the page is visible again', document, 'visibilitychange'],
  ['the network is back', window, 'online'],
] as const)(
  'a node that has failed for long is asked again as soon as %s',
  async (_, target, event) => {
    const { balances, gateway } = await pageWithNode({ status: 0 })
    await passTime(20_000)
    await gateway.fault({})
    const before = await gateway.count()
    await passTime(500)
    expect(await gateway.count()).toBe(before)
    target.dispatchEvent(new Event(event))
    await passTime(2000)
    // The balance is read as often as before.
    expect(balances().length).toBeGreaterThan(2)
  },
)

test('a node that recovers is found without an event', async () => {
  const { balances, gateway } = await pageWithNode({ status: 0 })
  await passTime(5000)
  await gateway.fault({})
  await passTime(16_000)
  expect(balances().length).toBeGreaterThan(2)
})
