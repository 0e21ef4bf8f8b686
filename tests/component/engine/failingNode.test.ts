import { expect, test, vi } from 'vitest'
import { transactionsKey } from '../../../src/data/transactions/transactionsKey'
import { pageStorage } from '../../../src/platform/storage/storage'
import { hostNode } from '../../../src/wallet/engine/nodes/nodes'
import type { RpcFault } from '../../fixtures/chain/faultyRpc'
import {
  installFakeTime,
  passTime,
  stopTime,
} from '../../fixtures/pages/fakeTime'
import { nextFrames } from '../../fixtures/pages/nextFrames'
import { openGateway } from './gateway'
import {
  address,
  connected,
  install,
  quickBase,
  startEngine,
} from './startEngine'

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
  ['a cut connection', { status: 0 }, 10],
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

/** Stores ten transactions that are pending on Base. */
function storePending() {
  const list = [...Array(10).keys()].map((nonce) => {
    const hash = `0x${`${nonce}`.repeat(64)}`
    return { hash, nonce, description: '', status: 'pending', at: Date.now() }
  })
  const lists = { [`${address.toLowerCase()}/8453`]: list }
  pageStorage.set(transactionsKey, JSON.stringify(lists))
}

/** A page that also reads the receipts of its transactions, and names on both mainnet and Base. */
async function busyPage(fault: RpcFault) {
  storePending()
  install()
  const gateway = openGateway()
  await gateway.fault(fault)
  const node = gateway.rpcUrls[8453]
  const mainnet = { ...quickBase, id: 1, name: 'Ethereum' }
  const chains = [quickBase, mainnet] as const
  const rpcUrls = { 8453: node, 1: node }
  const ensRpcUrl = undefined
  const engine = await connected({ chains, rpcUrls, ensRpcUrl })
  engine.showBalance()
  engine.showBalance()
  return { ...engine, gateway }
}

test.each<[string, RpcFault, number]>([
  // Browsers log two errors for each answer that CORS blocks.
  ['429 without CORS headers', { status: 429, isUnreadable: true }, 5],
  ['a cut connection after 50 ms', { status: 0, delayMs: 50 }, 10],
])(
  'a node that fails with %s receives no more requests from a page that reads names, balances and receipts at once',
  async (_, fault, most) => {
    const { gateway } = await busyPage(fault)
    stopTime()
    await passTime(40_000)
    expect(await gateway.count()).toBeGreaterThan(2)
    expect(await gateway.count()).toBeLessThanOrEqual(most)
  },
)

test('a node that begins to fail receives few requests from a page that reads at once', async () => {
  const { balances, gateway } = await busyPage({})
  await expect.poll(() => balances().length).toBeGreaterThan(0)
  stopTime()
  await passTime(2000)
  // The last requests may still be pending.
  await nextFrames(10)
  // Browsers repeat a request whose connection was cut while it was idle, so the node answers.
  await gateway.fault({ status: 500, body: '' })
  const before = await gateway.count()
  await passTime(40_000)
  expect((await gateway.count()) - before).toBeLessThanOrEqual(10)
})

test('a node that works receives all requests but the first at once', async () => {
  install()
  const gateway = openGateway()
  await gateway.fault({ delayMs: 200 })
  const { context } = startEngine({ rpcUrls: gateway.rpcUrls })
  const ask = hostNode(context, 8453)
  const answers = [...Array(5)].map(() => ask('eth_chainId'))
  await expect.poll(gateway.count).toBe(1)
  await answers[0]
  await expect.poll(gateway.count).toBe(5)
  await Promise.all(answers)
})

test('requests do not wait for one that a node leaves unanswered', async () => {
  install()
  const gateway = openGateway()
  await gateway.fault({ delayMs: 60_000 })
  const { context } = startEngine({ rpcUrls: gateway.rpcUrls })
  const ask = hostNode(context, 8453)
  Promise.allSettled([ask('eth_chainId')])
  await expect.poll(gateway.count).toBe(1)
  await gateway.fault({})
  const others = Promise.all([ask('eth_chainId'), ask('eth_chainId')])
  await vi.advanceTimersByTimeAsync(1000)
  expect(await others).toEqual(['0x2105', '0x2105'])
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
