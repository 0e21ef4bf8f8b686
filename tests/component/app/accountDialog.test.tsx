import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Dock } from '../../../src/app/Dock'
import type { WalletdockConfig } from '../../../src/app/WalletdockConfig'
import { chains, install } from '../engine/startEngine'
import { byTestId, connect, inWalletdock, mountPage } from './aPage'

const sender = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'

/** Opens the account dialog of a page with these options. */
async function openAccount(more: Partial<WalletdockConfig>) {
  install({ address: sender })
  mountPage(more)
  const { session } = await connect(more)
  await expect.poll(dialog).toBeUndefined()
  session.send({ type: 'OPEN', dialog: 'account' })
  await expect.poll(() => byTestId('disconnect')).toBeTruthy()
}

const dialog = () => inWalletdock('dialog[open]')
const button = (words: string) =>
  [...(dialog()?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === words,
  )

test('an account action of the host receives the account after the dialog has closed', async () => {
  const told: unknown[] = []
  await openAccount({
    accountActions: [
      {
        label: 'Buy',
        onSelect: (account) => told.push(account, dialog()),
      },
    ],
  })
  const buy = button('Buy')
  if (!buy) throw new Error('there is no action')
  await userEvent.click(buy)
  await expect
    .poll(() => told)
    .toEqual([{ address: sender, chainId: 8453 }, undefined])
})

test('the account dialog requests the fiat value from the host, and shows it in the visitor’s language', async () => {
  const asked: unknown[] = []
  await openAccount({
    locale: 'de',
    fiatValue: async ({ chainId, symbol, value }) => {
      asked.push([chainId, symbol])
      return { amount: Number(value / 10n ** 18n) * 2, currency: 'EUR' }
    },
  })
  await expect.poll(() => dialog()?.textContent).toMatch(/[\d.]+,00\s€/)
  expect(asked[0]).toEqual([8453, 'ETH'])
})

test('if fiatValue returns an invalid currency, the error is reported and the balance is shown without it', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue()
  onTestFinished(() => reported.mockRestore())
  await openAccount({
    fiatValue: () => ({ amount: 1, currency: 'no currency' }),
  })
  await expect
    .poll(() => reported.mock.calls.flat()[0])
    .toBeInstanceOf(RangeError)
  await expect.poll(() => dialog()?.textContent).toContain('ETH on')
})

test.each([
  ['with several networks', 'Switch network', true, chains],
  ['with a single network', 'Networks', false, [chains[0]]],
] as const)(
  'on a page %s, the row of the network says "%s", and can be pressed: %s',
  async (_, words, leads, of) => {
    await openAccount({ chains: [...of] })
    const row = inWalletdock<HTMLButtonElement>(
      'dialog[open] [data-testid=wd-account-network]',
    )
    expect(row?.textContent).toContain(words)
    expect(row?.disabled).toBe(!leads)
  },
)

const usdc = {
  name: 'USD Coin',
  symbol: 'USDC',
  value: 5_000_000n,
  decimals: 6,
}

test('the account dialog requests the tokens of the account from the host, and lists them', async () => {
  const asked: unknown[] = []
  await openAccount({
    tokens: async ({ address, chainId }) => {
      asked.push([address, chainId])
      return [usdc]
    },
  })
  await expect.poll(() => dialog()?.textContent).toContain('5 USDC')
  expect(asked[0]).toEqual([sender, 8453])
})

test('the account dialog shows no token list if the host returns no tokens', async () => {
  let answer: (tokens: []) => void = () => {}
  // Return the same promise to each call, because the dialog requests the tokens again when the balance arrives.
  const answered = new Promise<[]>((resolve) => {
    answer = resolve
  })
  await openAccount({ tokens: () => answered })
  await expect.poll(() => dialog()?.textContent).toContain('Tokens')
  answer([])
  await expect.poll(() => dialog()?.textContent).not.toContain('Tokens')
})

test.each([
  [() => [{ ...usdc, decimals: -1 }], 'has no valid decimals'],
  [() => Promise.reject(new Error('No prices today.')), 'No prices today.'],
  [[usdc], 'is not a function'],
])(
  'if the host’s tokens are invalid, the error is reported and the account is shown without tokens',
  async (tokens, message) => {
    const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue()
    onTestFinished(() => reported.mockRestore())
    // A host without TypeScript may pass any value.
    await openAccount({ tokens: tokens as WalletdockConfig['tokens'] })
    await expect
      .poll(() => String(reported.mock.calls.flat()[0]))
      .toContain(message)
    await expect.poll(() => dialog()?.textContent).not.toContain('Tokens')
    await expect.poll(() => dialog()?.textContent).toContain('ETH on')
  },
)

/** Opens a page with recent transactions, whose engine loads as the test decides. */
async function withRecent(
  loadEngine: Dock['loadEngine'],
): Promise<{ open(): Promise<void>; dock: Dock; works: Dock['loadEngine'] }> {
  const more = { showRecentTransactions: true }
  // Otherwise the page would render the account dialog ahead, with the engine that connects.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  install({ address: sender })
  const dock = await connect(more)
  await expect.poll(dialog).toBeUndefined()
  const { loadEngine: works, session } = dock
  Object.assign(dock, { loadEngine })
  onTestFinished(() => session.send({ type: 'CLOSE' }))
  const open = async () => {
    session.send({ type: 'OPEN', dialog: 'account' })
    await expect.poll(() => button('Disconnect')).toBeTruthy()
  }
  return { open, dock, works }
}

test('if recent transactions fail to load, the account dialog opens without them, and shows them when it opens again', async () => {
  const missing = new Error('The engine is missing.')
  const { open, dock, works } = await withRecent(() => Promise.reject(missing))
  await open()
  expect(dialog()?.textContent).not.toContain('Recent transactions')
  dock.session.send({ type: 'CLOSE' })
  await expect.poll(dialog).toBeUndefined()
  Object.assign(dock, { loadEngine: works })
  await open()
  await expect.poll(() => dialog()?.textContent).toContain('transactions')
})

test('the account is shown before its recent transactions have loaded', async () => {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const { open, works } = await withRecent(() => late.then(() => works()))
  await open()
  expect(dialog()?.textContent).not.toContain('transactions')
  arrive()
  await expect.poll(() => dialog()?.textContent).toContain('transactions')
})
