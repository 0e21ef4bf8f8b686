import { disconnect } from '@wagmi/core'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  ConnectButton,
  CustomButton,
  useAccountDialog,
  useAddRecentTransaction,
  useConnectDialog,
  useWallet,
  WalletdockProvider,
  type WalletdockProviderProps,
} from '../../../src/kit/react'
import { pageStorage } from '../../../src/platform/storage/storage'
import { render } from '../../fixtures/pages/render'
import { takeConsole } from '../../fixtures/pages/takeConsole'
import { connectedWagmi } from './aWagmi'
import { button, retry } from './openHost'
import { remoteAt } from './remoteAt'

const shortAddress = '0xf39F…2266'

/** A page with its own control far from any button of ours, and with its own button. */
function Shop() {
  const { open, mayOpen } = useConnectDialog()
  const { mayOpen: hasAccount } = useAccountDialog()
  const { status } = useWallet()
  const add = useAddRecentTransaction()
  return (
    <>
      <button type="button" onClick={open}>
        Buy
      </button>
      <button
        type="button"
        onClick={() => add({ hash: '0x01', description: 'A gift' })}
      >
        Add
      </button>
      <output>
        {status} {mayOpen && 'connect'} {hasAccount && 'account'}
      </output>
      <CustomButton>
        {({ account, mounted }) => (
          <p>{mounted ? (account?.displayName ?? 'Nobody') : 'Unknown'}</p>
        )}
      </CustomButton>
    </>
  )
}

/** Opens the shop with a remote that has a fault. */
function openShop(fault: string, props: Partial<WalletdockProviderProps> = {}) {
  const failures: string[] = []
  const { container, rerender } = render(null)
  function open(fault: string) {
    const { url, global } = remoteAt(fault)
    rerender(
      <WalletdockProvider
        remote={{ url, timeoutMs: 8000 }}
        appName="Shop"
        onFailure={({ reason }) => failures.push(reason)}
        {...props}
      >
        <Shop />
      </WalletdockProvider>,
    )
    const state = () => Reflect.get(globalThis, global)?.state
    return { opened: () => state()?.opened, added: () => state()?.added }
  }
  const alert = () => container.querySelector('[role=alert]')
  return { container, failures, alert, rerender: open, ...open(fault) }
}

test('the server’s HTML has the whole page and a button, without a style attribute of the provider', () => {
  const html = renderToString(
    <WalletdockProvider remote="https://wallet.example" appName="Shop">
      <h1>The shop</h1>
      <ConnectButton label="Sign up" />
      <Shop />
    </WalletdockProvider>,
  )
  expect(html).toContain('<h1>The shop</h1>')
  expect(html).toContain('Sign up')
  expect(html).toContain('Unknown')
  expect(html).not.toContain('style=')
})

test('children are there at once, and a press before the load opens the dialog afterwards, once', async () => {
  const { container, opened, alert } = openShop('entry-late')
  expect(container.textContent).toContain('Nobody')
  expect(container.querySelector('output')?.textContent).toBe(
    'loading connect ',
  )
  await button('Buy').click()
  await expect.poll(opened).toEqual(['connect'])
  await expect.element(page.getByText('of the remote')).toBeVisible()
  await expect.element(page.getByText('disconnected connect')).toBeVisible()
  expect(alert()?.textContent).toBe('')
})

test('all parts of a page share one load', async () => {
  const { url, requests } = remoteAt('none')
  render(
    <WalletdockProvider remote={url} appName="Shop">
      <ConnectButton />
      <ConnectButton />
      <Shop />
    </WalletdockProvider>,
  )
  await expect.element(page.getByText('of the remote')).toBeVisible()
  await expect.element(button('Connected to Shop, 0').first()).toBeVisible()
  expect(await requests()).toEqual(['GET contract.json', 'GET remoteEntry.js'])
})

test('after a failure, the page stays, and a press loads again and opens the dialog', async () => {
  const { failures, rerender, alert } = openShop('contract-404')
  await expect.poll(() => failures).toEqual(['unreachable'])
  await expect.element(page.getByText('Nobody')).toBeVisible()
  expect(alert()?.textContent).toBe('')
  // The remote is back.
  const { opened } = rerender('none')
  await button('Buy').click()
  await expect.element(page.getByText('of the remote')).toBeVisible()
  await expect.poll(opened).toEqual(['connect'])
})

test.each([
  ['while the page loads', 0],
  ['after the load has failed', 1],
])(
  'a visitor who presses %s sees a message after one more failure, and can retry',
  async (_, before) => {
    const { failures, alert } = openShop('contract-404')
    if (before) await expect.poll(() => failures).toHaveLength(before)
    // A click of the browser's driver would take longer than the load.
    const buy = button('Buy').element()
    if (buy instanceof HTMLElement) buy.click()
    expect(failures).toHaveLength(before)
    await expect.element(retry).toBeVisible()
    await expect
      .poll(() => alert()?.textContent)
      .toBe('Couldn’t load. Try again')
    expect(failures).toEqual(['unreachable', 'unreachable'])
    await expect.element(page.getByText('disconnected connect')).toBeVisible()
  },
)

test('a page’s own account is shown before the load and without the remote', async () => {
  const wagmi = await connectedWagmi()
  const { container, failures } = openShop('contract-404', { wagmi })
  expect(container.textContent).toContain(shortAddress)
  expect(container.querySelector('output')?.textContent).toBe(
    'loading  account',
  )
  await expect.poll(() => failures).toEqual(['unreachable'])
  expect(container.textContent).toContain(shortAddress)
  await disconnect(wagmi)
  await expect.element(page.getByText('Nobody')).toBeVisible()
})

test('a page’s own account stays while a loaded remote restores it', async () => {
  const { container } = openShop('module-restoring', {
    wagmi: await connectedWagmi(),
  })
  await expect.element(page.getByText('disconnected connect')).toBeVisible()
  expect(container.querySelector('p')?.textContent).toBe(shortAddress)
})

test('a visitor with a stored session never sees an offer to connect', async () => {
  onTestFinished(() => localStorage.clear())
  pageStorage.set('walletdock.store', '{"state":{"current":"rabby"}}')
  const { container } = openShop('contract-hangs')
  expect(container.textContent).toContain('Unknown')
})

test.each([
  ['module-connected', 'a connected wallet', ['0x01']],
  ['none', 'no wallet', undefined],
])(
  'a transaction that is added before the load is passed to a remote (%s) with %s',
  async (fault, _, hashes) => {
    const { added } = openShop(fault)
    await button('Add').click()
    await expect.element(page.getByText('of the remote')).toBeVisible()
    await expect.poll(added).toEqual(hashes)
  },
)

test('outside of the provider, the error names it', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  expect(() => renderToString(<ConnectButton />)).toThrow(
    'Walletdock: this component needs a <WalletdockProvider> above it.',
  )
  takeConsole()
})
