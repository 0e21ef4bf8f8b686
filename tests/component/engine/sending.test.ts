import { expect, onTestFinished, test, vi } from 'vitest'
import { announceProvider } from './announceProvider'
import { ownAccount } from './ownAccount'
import { connectedAs, to, unknown } from './sender'
import { startEngine } from './startEngine'

const account = await ownAccount()

// `unit/transactions` lists what each check rejects.
test.each([
  [{ confirmations: 0 }, 'RecentTransactionError'],
  [{ chainId: 77 }, 'ChainNotConfiguredError'],
  [{ to: '0x12' }, 'InvalidAddressError'],
  // viem rejects this number when it writes it in hexadecimal.
  [{ value: -1n }, 'IntegerOutOfRangeError'],
])('%o is rejected before the wallet receives a request', async (bad, name) => {
  const { send, wallet, statuses } = await connectedAs(account)
  const asked = [...wallet.asked]
  // A host without TypeScript may pass any value.
  const request = { to, ...bad } as Parameters<typeof send>[0]
  await expect(send(request)).rejects.toMatchObject({ name })
  expect(wallet.asked).toEqual(asked)
  expect(statuses()).toEqual([])
})

/** Returns what the page passes to `reportError`, and keeps it from the test runner. */
function reported() {
  const report = vi.spyOn(globalThis, 'reportError').mockReturnValue()
  return () => report.mock.calls.map(([thrown]) => thrown)
}

/** Returns the errors of listeners, which are thrown in microtasks, and keeps them from the test runner. */
function uncaught(): readonly unknown[] {
  const thrown: unknown[] = []
  vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((call) => {
    Promise.resolve()
      .then(call)
      .catch((error: unknown) => thrown.push(error))
  })
  return thrown
}

const broken = new Error('broken')
const fail = () => {
  throw broken
}

/** Connects a wallet that approves with this answer after `meanwhile`. */
async function connectedTo(answer: unknown, meanwhile = async () => {}) {
  const request = async ({ method }: { method: string }) => {
    if (method === 'eth_chainId') return '0x2105'
    if (method !== 'eth_sendTransaction') return [account]
    await meanwhile()
    return answer
  }
  const provider = { request, on() {}, removeListener() {} }
  announceProvider({ name: 'Yes', rdns: 'test.yes', icon: '' }, provider)
  const engine = startEngine()
  engine.connect(1, 'test.yes')
  await expect.poll(() => engine.news()[0]?.type).toBe('CONNECTED')
  return { ...engine, transactions: await engine.transactions() }
}

type Connected = Awaited<ReturnType<typeof connectedTo>>

test.each<[string, (to: Connected) => unknown]>([
  [
    'the storage is full',
    () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail),
  ],
  [
    'the storage is blocked',
    () => vi.spyOn(Storage.prototype, 'getItem').mockImplementation(fail),
  ],
  [
    'the list throws',
    (to) => vi.spyOn(to.transactions, 'add').mockImplementation(fail),
  ],
  [
    'a listener of the list throws',
    (to) => {
      uncaught()
      onTestFinished(to.transactions.subscribe(fail))
    },
  ],
  [
    'the visitor disconnects meanwhile',
    async (to) => {
      to.dispatch({ type: 'DISCONNECT' })
      await expect.poll(() => to.last()?.type).toBe('DISCONNECTED')
    },
  ],
])(
  'after the wallet has approved, send returns the hash, even if %s',
  async (_, injure) => {
    const connected: Connected = await connectedTo(unknown, async () => {
      await injure(connected)
    })
    const thrown = reported()
    expect(await connected.send({ to, nonce: 7 })).toBe(unknown)
    for (const each of thrown()) expect(each).toBe(broken)
  },
)

test.each(['0x12', 'yes', null, { hash: unknown }])(
  'if the wallet approves with %j, send returns it, and the page reports that it cannot list the transaction',
  async (answer) => {
    const { send, transactions } = await connectedTo(answer)
    const thrown = reported()
    expect(await send({ to })).toBe(answer)
    expect(thrown()).toMatchObject([{ name: 'RecentTransactionError' }])
    expect(transactions.list({ address: account, chainId: 8453 })).toEqual([])
  },
)

test('a listener that throws does not keep other listeners from being called', async () => {
  const { send, transactions } = await connectedTo(unknown)
  const thrown = uncaught()
  onTestFinished(transactions.subscribe(fail))
  const heard = vi.fn()
  onTestFinished(transactions.subscribe(heard))
  await send({ to })
  expect(heard).toHaveBeenCalled()
  await expect.poll(() => thrown).toContain(broken)
})
