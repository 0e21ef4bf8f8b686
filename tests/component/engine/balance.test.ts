import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RpcFault } from '../../fixtures/chain/faultyRpc'
import {
  installFakeTime,
  passTime,
  stopTime,
} from '../../fixtures/pages/fakeTime'
import { askChain } from './askChain'
import { openGateway } from './gateway'
import { mnemonic, ownAccount } from './ownAccount'
import {
  connected,
  install as installAny,
  otherAddress,
  quickBase,
} from './startEngine'

installFakeTime()

const balanceOf = async (of: string) =>
  BigInt(await askChain<string>('eth_getBalance', of, 'latest'))
const address = await ownAccount()
const giver = await ownAccount()
const nobodyElses = await ownAccount()
function install(options: Parameters<typeof installAny>[0] = {}) {
  return installAny({ address, mnemonic, ...options })
}

/** Base with slow blocks, so that a balance that arrives sooner has not waited for a block. */
const slowChains = [{ ...quickBase, blockTime: 12_000 }] as const

/** Returns a connected engine with one visible balance. */
async function shown(settings: Parameters<typeof connected>[0] = {}) {
  const engine = await connected(settings)
  return { ...engine, hide: engine.showBalance() }
}

const unhandled: unknown[] = []
const note = (event: PromiseRejectionEvent) => unhandled.push(event.reason)
beforeEach(() => addEventListener('unhandledrejection', note))
afterEach(() => {
  removeEventListener('unhandledrejection', note)
  expect(unhandled.splice(0)).toEqual([])
})

test.each([
  ['hangs', { delayMs: 600_000 }],
  ['returns nonsense', { body: '{"jsonrpc":"2.0","id":1,"result":"0xzz"}' }],
] satisfies [string, RpcFault][])(
  'after a node that %s has recovered, a balance that becomes visible again is reported without waiting for a block',
  async (_, wrong) => {
    install()
    const { count, fault, rpcUrls: behind } = openGateway()
    await fault(wrong)
    const { balances, showBalance } = await shown({
      rpcUrls: behind,
      chains: slowChains,
    })
    await expect.poll(count).toBeGreaterThan(0)
    // Stop the clock once the first request has timed out, so that no new block arrives.
    stopTime()
    await vi.advanceTimersByTimeAsync(8500)
    await fault({})
    showBalance()
    const actual = await balanceOf(address)
    await expect.poll(() => balances()[0], { interval: 0 }).toBe(actual)
  },
)

test('the engine reports the balance as the chain returns it, and when it changes', async () => {
  install({ address: nobodyElses })
  const { balances } = await shown()
  await expect.poll(() => balances().length).toBeGreaterThan(0)
  const before = await balanceOf(nobodyElses)
  expect(balances()[0]).toBe(before)
  const value = `0x${(10n ** 18n).toString(16)}`
  await askChain('eth_sendTransaction', { from: giver, to: nobodyElses, value })
  await expect.poll(() => balances().at(-1)).toBe(before + 10n ** 18n)
})

test('the balance of another account is reported under its own address', async () => {
  const wallet = install()
  const { news, balances, allNews } = await shown()
  await expect.poll(() => balances().length).toBeGreaterThan(0)
  wallet.switchAccount(otherAddress)
  await expect.poll(news).toHaveLength(1)
  const changedAt = allNews().findIndex(({ type }) => type === 'CHANGED')
  await expect
    .poll(() => allNews().slice(changedAt + 1))
    .toContainEqual(
      expect.objectContaining({ type: 'BALANCE', address: otherAddress }),
    )
  for (const told of allNews().slice(changedAt))
    expect(told).not.toMatchObject({ type: 'BALANCE', address })
})

test('the engine requests no balance that is not visible', async () => {
  const wallet = install()
  const gateway = openGateway()
  const { showBalance, balances } = await connected({
    rpcUrls: gateway.rpcUrls,
  })
  wallet.switchAccount(otherAddress)
  await passTime(10_000, 500)
  expect(await gateway.count()).toBe(0)
  const hide = showBalance()
  await expect.poll(() => balances().length).toBe(1)
  hide()
  // A request that was sent before gets its answer.
  await passTime(100)
  const count = await gateway.count()
  await passTime(10_000, 500)
  expect(await gateway.count()).toBe(count)
})

test('a second visible balance sends no further request, and hiding the last one stops the requests', async () => {
  install()
  const gateway = openGateway()
  const { balances, showBalance, hide } = await shown({
    rpcUrls: gateway.rpcUrls,
    chains: slowChains,
  })
  await expect.poll(() => balances().length).toBe(1)
  stopTime()
  const hideSecond = showBalance()
  await passTime(100)
  expect(await gateway.count()).toBe(1)
  hide()
  showBalance()()
  await passTime(100)
  expect(await gateway.count()).toBe(1)
  hideSecond()
  showBalance()
  await expect.poll(() => balances().length, { interval: 0 }).toBe(2)
  expect(await gateway.count()).toBe(2)
})

test('a hidden page requests no balance, and a page that becomes visible again requests it at once', async () => {
  install()
  const gateway = openGateway()
  const { balances } = await shown({
    rpcUrls: gateway.rpcUrls,
    chains: slowChains,
  })
  await expect.poll(() => balances().length).toBe(1)
  stopTime()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await passTime(30_000, 1000)
  expect(await gateway.count()).toBe(1)
  hidden.mockReturnValue(false)
  // The clock is stopped, so no block arrives.
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(gateway.count, { interval: 0 }).toBe(2)
})

test('the engine requests no balance after the wallet has disconnected', async () => {
  const wallet = install()
  const gateway = openGateway()
  const { news, balances } = await shown({ rpcUrls: gateway.rpcUrls })
  await expect.poll(() => balances().length).toBeGreaterThan(0)
  wallet.leave()
  await expect.poll(news).toHaveLength(1)
  await passTime(100)
  const count = await gateway.count()
  await passTime(10_000, 500)
  expect(await gateway.count()).toBe(count)
})

const answer = (result: unknown) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, result })

const faults: readonly (readonly [string, RpcFault])[] = [
  ['is down', { status: 500, body: '' }],
  ['breaks the connection', { status: 0 }],
  ['refuses', { status: 429, body: '{"error":"slow down"}' }],
  ['answers with a page', { body: '<!doctype html><title>Down</title>' }],
  ['answers with nothing', { body: '' }],
  ['answers with null', { body: answer(null) }],
  ['answers with a word', { body: answer('banana') }],
  ['answers with an empty word', { body: answer('') }],
  ['answers with 0x', { body: answer('0x') }],
  ['answers with yes', { body: answer(true) }],
  ['answers with a number', { body: answer(12) }],
  ['answers with an object', { body: answer({}) }],
  ['answers with an error', { body: '{"jsonrpc":"2.0","error":{"code":-1}}' }],
]

test('a node that does not return a balance leaves the last one unchanged until it recovers', async () => {
  install()
  const gateway = openGateway()
  const { balances, hide, showBalance } = await shown({
    rpcUrls: gateway.rpcUrls,
  })
  let hideAgain = hide
  await expect.poll(() => balances().length).toBeGreaterThan(0)
  await gateway.fault({ body: '{}' })
  const faulty = await gateway.count()
  // A request that was sent before the fault may still return a balance, and share it with the next request.
  await expect.poll(gateway.count).toBeGreaterThan(faulty + 1)
  const { length } = balances()
  for (const [does, fault] of faults) {
    await gateway.fault(fault)
    const count = await gateway.count()
    // Ends the pause after earlier failures.
    dispatchEvent(new Event('online'))
    hideAgain()
    hideAgain = showBalance()
    await expect.poll(gateway.count, { interval: 10 }).toBeGreaterThan(count)
    await passTime(100)
    expect(balances(), `an endpoint that ${does}`).toHaveLength(length)
  }
  await gateway.fault({})
  await expect.poll(() => balances().length).toBeGreaterThan(length)
})
