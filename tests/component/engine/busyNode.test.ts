import { expect, test, vi } from 'vitest'
import { hostNode } from '../../../src/engine/nodes/nodes'
import type { RpcFault } from '../../fixtures/chain/faultyRpc'
import { openGateway } from './gateway'
import { connectedAs } from './sender'
import { address, connected, install, startEngine } from './startEngine'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** How many questions a gateway has in a time, in milliseconds. */
async function askedIn(
  gateway: ReturnType<typeof openGateway>,
  timeMs: number,
) {
  const before = await gateway.count()
  await pause(timeMs)
  return (await gateway.count()) - before
}

const limit = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  error: { code: -32005, message: 'limit exceeded' },
})

test.each<[string, RpcFault]>([
  ['answers 429', { status: 429, body: '{"error":"slow down"}' }],
  ['answers 503', { status: 503, body: '' }],
  ['names its limit', { body: limit }],
])(
  'a node that %s is left alone, and heard again when it has recovered',
  async (_, fault) => {
    install()
    const gateway = openGateway()
    await gateway.fault(fault)
    // A look every 500 ms.
    const { balances, showBalance } = await connected({
      rpcUrls: gateway.rpcUrls,
    })
    showBalance()
    await expect.poll(gateway.count, { interval: 20 }).toBeGreaterThan(0)
    expect(await askedIn(gateway, 3000)).toBeLessThanOrEqual(2)
    await gateway.fault({})
    await expect.poll(() => balances().length).toBeGreaterThan(0)
    // As often as ever.
    const healed = await gateway.count()
    await expect
      .poll(gateway.count, { timeout: 8000 })
      .toBeGreaterThan(healed + 3)
  },
)

test('a node that says how long is left alone for so long', async () => {
  install()
  const gateway = openGateway()
  await gateway.fault({ status: 429, body: '{}', retryAfter: '4' })
  const { balances, showBalance } = await connected({
    rpcUrls: gateway.rpcUrls,
  })
  showBalance()
  await expect.poll(gateway.count, { interval: 20 }).toBeGreaterThan(0)
  await gateway.fault({})
  expect(await askedIn(gateway, 3500)).toBe(0)
  await expect.poll(() => balances().length).toBeGreaterThan(0)
})

test('what a node has said to one tab holds for the others', async () => {
  install()
  const gateway = openGateway()
  const one = await connected({ rpcUrls: gateway.rpcUrls })
  // It has clients of its own, as a page in another tab has.
  const other = await connected({ rpcUrls: gateway.rpcUrls })
  await gateway.fault({ status: 429, body: '{}', retryAfter: '4' })
  one.showBalance()
  await expect.poll(gateway.count, { interval: 20 }).toBeGreaterThan(0)
  await pause(100)
  other.showBalance()
  expect(await askedIn(gateway, 3000)).toBe(0)
  await gateway.fault({})
  await expect
    .poll(() => other.balances().length, { timeout: 8000 })
    .toBeGreaterThan(0)
  await expect.poll(() => one.balances().length).toBeGreaterThan(0)
})

test('all who look at a chain leave its node alone together, and come back by one question', async () => {
  const gateway = openGateway()
  const { transactions, owner, showBalance } = await connectedAs(address, {
    rpcUrls: gateway.rpcUrls,
  })
  await gateway.fault({ status: 429, body: '{}' })
  for (const digit of '123456')
    transactions.add(owner, {
      hash: `0x${digit.repeat(64)}`,
      description: 'Nowhere yet',
    })
  showBalance()
  await expect.poll(gateway.count, { interval: 20 }).toBeGreaterThan(0)
  // What was asked at the same time may still be on its way.
  await pause(300)
  expect(await askedIn(gateway, 3000)).toBeLessThanOrEqual(2)
  transactions.clear(owner)
})

test.each<[string, RpcFault]>([
  ['fails', { status: 500, body: '', delayMs: 500 }],
  ['is refused', { status: 429, body: '{}', delayMs: 500 }],
  ['is answered', { delayMs: 500 }],
])(
  'a question of before a refusal that %s after it changes nothing about the rest',
  async (_, late) => {
    install()
    const gateway = openGateway()
    const { context } = startEngine({ rpcUrls: gateway.rpcUrls })
    const ask = hostNode(context, 8453)
    const key = `walletdock.rest.${gateway.rpcUrls[8453]}`
    await gateway.fault(late)
    const earlier = Promise.allSettled([ask('eth_chainId')])
    await expect.poll(gateway.count).toBe(1)
    await gateway.fault({ status: 429, body: '{}' })
    await expect(ask('eth_chainId')).rejects.toThrow()
    const rest = localStorage.getItem(key)
    expect(rest).toContain('"refusals":1')
    await earlier
    expect(localStorage.getItem(key)).toBe(rest)
  },
)

test('a node that fails for another reason is asked again at once', async () => {
  install()
  const gateway = openGateway()
  const { context } = startEngine({ rpcUrls: gateway.rpcUrls })
  const ask = hostNode(context, 8453)
  await gateway.fault({ status: 500, body: '' })
  await expect(ask('eth_chainId')).rejects.toThrow()
  await expect(ask('eth_chainId')).rejects.toThrow()
  expect(await gateway.count()).toBe(2)
})

test('a page that nobody looks at asks a busy node nothing, nor after its transactions', async () => {
  const gateway = openGateway()
  const { transactions, owner, showBalance } = await connectedAs(address, {
    rpcUrls: gateway.rpcUrls,
  })
  await gateway.fault({ status: 429, body: '{}' })
  const hash = `0x${'7'.repeat(64)}` as const
  transactions.add(owner, { hash, description: 'Nowhere yet' })
  showBalance()
  await expect.poll(gateway.count).toBeGreaterThan(0)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await pause(100)
  await gateway.fault({})
  expect(await askedIn(gateway, 4000)).toBe(0)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(gateway.count).toBeGreaterThan(0)
  transactions.clear(owner)
})
