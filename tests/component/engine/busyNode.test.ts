import { createConfig, http } from '@wagmi/core'
import { base } from 'viem/chains'
import { expect, test, vi } from 'vitest'
import { hostNode } from '../../../src/wallet/engine/nodes/nodes'
import type { RpcFault } from '../../fixtures/chain/faultyRpc'
import {
  installFakeTime,
  passTime,
  stopTime,
} from '../../fixtures/pages/fakeTime'
import { openGateway } from './gateway'
import { connectedAs } from './sender'
import { address, connected, install, startEngine } from './startEngine'

installFakeTime()

/** Counts the requests that a gateway receives within a time in milliseconds, after `begin`. */
async function askedIn(
  gateway: ReturnType<typeof openGateway>,
  timeMs: number,
  begin = () => {},
) {
  const before = await gateway.count()
  begin()
  await passTime(timeMs)
  return (await gateway.count()) - before
}

/** The answer of Base's own node. For such a body, viem throws the error without the status and the headers. */
const overRateLimit = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  error: { code: -32016, message: 'over rate limit' },
})

// `unit/engine/backoffAfter` lists all refusals.
test.each<[string, RpcFault]>([
  ['answers 429 with a JSON-RPC error', { status: 429, body: overRateLimit }],
  ['answers 503', { status: 503, body: '' }],
])(
  'a node that %s receives hardly any requests until it recovers',
  async (_, fault) => {
    install()
    const gateway = openGateway()
    await gateway.fault(fault)
    // The balance is requested every 500 ms.
    const { balances, showBalance } = await connected({
      rpcUrls: gateway.rpcUrls,
    })
    showBalance()
    await expect.poll(gateway.count, { interval: 20 }).toBeGreaterThan(0)
    expect(await askedIn(gateway, 3000)).toBeLessThanOrEqual(2)
    await gateway.fault({})
    await passTime(10_000, 500)
    expect(balances().length).toBeGreaterThan(0)
    // The node is called as often as before.
    expect(await askedIn(gateway, 4000)).toBeGreaterThan(6)
  },
)

test.each([
  ['in its headers alone', '{}'],
  ['beside a JSON-RPC error', overRateLimit],
])(
  'a node that says %s how long to wait receives no requests during that time',
  async (_, body) => {
    install()
    const gateway = openGateway()
    await gateway.fault({ status: 429, body, retryAfter: '4' })
    const { balances, showBalance } = await connected({
      rpcUrls: gateway.rpcUrls,
    })
    // The time that the test's own requests take does not count.
    stopTime()
    showBalance()
    await expect.poll(gateway.count, { interval: 0 }).toBeGreaterThan(0)
    await gateway.fault({})
    expect(await askedIn(gateway, 3500)).toBe(0)
    await passTime(10_000, 500)
    expect(balances().length).toBeGreaterThan(0)
  },
)

test('the rate limit also applies to a node behind a transport of the host’s wagmi config', async () => {
  install()
  const gateway = openGateway()
  const wagmiConfig = createConfig({
    chains: [base],
    transports: { [base.id]: http(gateway.rpcUrls[8453]) },
  })
  const { context } = startEngine({ wagmi: wagmiConfig })
  const ask = hostNode(context, 8453)
  await gateway.fault({ status: 429, body: overRateLimit })
  await expect(ask('eth_chainId')).rejects.toThrow('over rate limit')
  await expect(ask('eth_chainId')).rejects.toMatchObject({
    name: 'RateLimitedError',
  })
  expect(await gateway.count()).toBe(1)
})

test('setting the clock back does not prolong a rate limit', async () => {
  install()
  const gateway = openGateway()
  const { context } = startEngine({ rpcUrls: gateway.rpcUrls })
  const ask = hostNode(context, 8453)
  await gateway.fault({ status: 429, body: '{}', retryAfter: '60' })
  await expect(ask('eth_chainId')).rejects.toThrow()
  await gateway.fault({})
  vi.setSystemTime(Date.now() - 60_000)
  await expect(ask('eth_chainId')).resolves.toBe('0x2105')
})

test('all requests to a rate-limited chain pause together, and resume with a single request', async () => {
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
  // Requests that were sent at the same time may still be pending.
  await passTime(100)
  expect(await askedIn(gateway, 3000)).toBeLessThanOrEqual(2)
  transactions.clear(owner)
})

test.each<[string, RpcFault]>([
  ['fails', { status: 500, body: '', delayMs: 500 }],
  ['is refused', { status: 429, body: '{}', delayMs: 500 }],
  ['is answered', { delayMs: 500 }],
])(
  'a request that was sent before a refusal and %s after it does not change the pause',
  async (_, late) => {
    install()
    const gateway = openGateway()
    const { context } = startEngine({ rpcUrls: gateway.rpcUrls })
    const ask = hostNode(context, 8453)
    await gateway.fault(late)
    stopTime()
    const earlier = Promise.allSettled([ask('eth_chainId')])
    await expect.poll(gateway.count, { interval: 0 }).toBe(1)
    await gateway.fault({ status: 429, body: '{}' })
    const refused = expect(ask('eth_chainId')).rejects.toThrow()
    // The request waits until the earlier one is late.
    await vi.advanceTimersByTimeAsync(1000)
    await refused
    await earlier
    await gateway.fault({})
    await expect(ask('eth_chainId')).rejects.toMatchObject({
      name: 'RateLimitedError',
    })
    await passTime(2500)
    await expect(ask('eth_chainId')).resolves.toBe('0x2105')
  },
)

test('a hidden page sends no request to a rate-limited node, not even for its transactions', async () => {
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
  await passTime(100)
  await gateway.fault({})
  expect(await askedIn(gateway, 20_000)).toBe(0)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(gateway.count).toBeGreaterThan(0)
  transactions.clear(owner)
})
