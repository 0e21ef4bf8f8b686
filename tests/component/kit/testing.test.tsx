import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../../src/kit/element'
import { pageState } from '../../../src/kit/pageState'
import {
  ConnectButton,
  useAddRecentTransaction,
  useConnectDialog,
  useWallet,
  WalletdockProvider,
  type WalletdockProviderProps,
} from '../../../src/kit/react'
import { installTestRemote } from '../../../src/kit/testing'
import { loadWalletdock, WalletdockBoundary } from '../../../src/kit/walletdock'
import type { Walletdock } from '../../../src/remote/container/WalletdockModules'
import { render } from '../../fixtures/pages/render'
import { address } from '../engine/startEngine'
import { aWagmi, connectedWagmi } from './aWagmi'
import { button } from './openHost'

// No server answers here, so a request would fail the test.
const remote = 'http://127.0.0.1:9'

afterEach(() => {
  delete pageState().double
})

function Shop() {
  const { status, address } = useWallet()
  const { open } = useConnectDialog()
  const add = useAddRecentTransaction()
  return (
    <>
      <ConnectButton />
      <output>
        {status} {address}
      </output>
      <button type="button" onClick={open}>
        Buy
      </button>
      <button
        type="button"
        onClick={() => add({ hash: '0x01', description: 'A gift' })}
      >
        Add
      </button>
    </>
  )
}

function openShop(props: Partial<WalletdockProviderProps> = {}) {
  return render(
    <WalletdockProvider remote={remote} appName="Shop" {...props}>
      <Shop />
    </WalletdockProvider>,
  )
}

test('the first render has the button of the remote in memory', () => {
  installTestRemote()
  const { container } = openShop()
  expect(
    container.querySelector('[data-testid=wd-connect-button]'),
  ).not.toBeNull()
  expect(
    renderToString(
      <WalletdockBoundary
        load={() => loadWalletdock({ url: remote })}
        config={{ appName: 'Shop' }}
      >
        {() => 'loaded'}
      </WalletdockBoundary>,
    ),
  ).toContain('loaded')
})

type Exports = Walletdock<'./useSendTransaction'>

function Gift({
  sending: useSending,
}: {
  readonly sending: Exports['useSendTransaction']
}) {
  const { send, data, error } = useSending()
  const press = () => send({ to: address, value: 1n, description: 'A gift' })
  return (
    <button type="button" onClick={() => press().catch(() => {})}>
      {error?.message ?? data ?? 'Send'}
    </button>
  )
}

test('a page sends a transaction from memory, listens to events and ends', async () => {
  const { answer, transactions } = installTestRemote()
  const modules = ['./mount', './useSendTransaction', './events'] as const
  const result = await loadWalletdock({ url: remote, modules })
  if (!result.ok) throw result
  const { useSendTransaction, onWalletEvent, endPage } = result.modules
  render(<Gift sending={useSendTransaction} />)
  onWalletEvent(() => {})()
  await button('Send').click()
  await expect.element(button(`0x${'1'.padStart(64, '0')}`)).toBeVisible()
  expect(transactions()).toMatchObject([{ description: 'A gift' }])
  answer('reject')
  await page.getByRole('button').click()
  await expect.element(button('User rejected the request.')).toBeVisible()
  await endPage()
})

test('a visitor connects, adds a transaction and disconnects, and a rejection is shown', async () => {
  const { answer, transactions, reset } = installTestRemote()
  openShop()
  answer('reject')
  await button('Buy').click()
  await page.getByTestId('wd-wallet-test').click()
  await expect.element(page.getByRole('alert').first()).toBeInTheDocument()
  await expect
    .element(page.getByTestId('wd-connect-dialog'))
    .toHaveTextContent('User rejected')
  answer('approve')
  await page.getByTestId('wd-wallet-test').click()
  await expect.element(page.getByText(`connected ${address}`)).toBeVisible()
  await button('Add').click()
  await expect.poll(transactions).toHaveLength(1)
  await page.getByTestId('wd-account-button').click()
  await page.getByTestId('wd-disconnect').click()
  await expect.element(page.getByText('disconnected')).toBeVisible()
  reset()
  expect(transactions()).toEqual([])
})

test('the page’s own wagmi connects, switches and disconnects, with the test ids of RainbowKit', async () => {
  installTestRemote({ testIds: 'rainbowkit' })
  const wagmi = aWagmi()
  openShop({ wagmi })
  await page.getByTestId('rk-connect-button').click()
  await page.getByTestId('rk-wallet-option-mock').click()
  await expect.poll(() => wagmi.state.status).toBe('connected')
  await page.getByTestId('rk-chain-button').click()
  await page.getByTestId('rk-chain-option-1').click()
  await expect
    .poll(() => wagmi.state.connections.get(wagmi.state.current ?? '')?.chainId)
    .toBe(1)
  await page.getByTestId('rk-account-button').click()
  await page.getByTestId('rk-disconnect-button').click()
  await expect.poll(() => wagmi.state.status).toBe('disconnected')
})

test('a page’s own wagmi without connectors connects, switches and disconnects the wallets that the page offers', async () => {
  const { answer } = installTestRemote()
  const wagmi = aWagmi([])
  openShop({ wagmi, wallets: ['rabby'] })
  await page.getByTestId('wd-connect-button').click()
  answer('reject')
  await page.getByTestId('wd-wallet-rabby').click()
  await expect
    .element(page.getByTestId('wd-connect-dialog'))
    .toHaveTextContent('User rejected')
  expect(wagmi.state.status).toBe('disconnected')
  answer('approve')
  await button('Rabby Wallet').click()
  await expect.element(page.getByText(`connected ${address}`)).toBeVisible()
  await page.getByTestId('wd-network-button').click()
  await page.getByTestId('wd-chain-1').click()
  await expect.element(button('Ethereum')).toBeVisible()
  await page.getByTestId('wd-account-button').click()
  await page.getByTestId('wd-disconnect').click()
  await expect.poll(() => wagmi.state.status).toBe('disconnected')
})

test('an account that the page has connected itself is there in the first render', async () => {
  installTestRemote()
  const { container } = openShop({ wagmi: await connectedWagmi() })
  expect(container.textContent).toContain('0xf39F…2266')
})

test('the error of a button for a wallet that the page does not offer reaches the test', async () => {
  installTestRemote()
  const onUncaughtError = vi.fn()
  const root = createRoot(document.createElement('div'), { onUncaughtError })
  onTestFinished(() => root.unmount())
  root.render(
    <WalletdockProvider remote={remote} appName="Shop">
      <ConnectButton wallet="taho" />
    </WalletdockProvider>,
  )
  await expect.poll(() => onUncaughtError.mock.calls).toHaveLength(1)
  expect(`${onUncaughtError.mock.calls[0]}`).toContain('Connector not found.')
})

test('the element shows a rejection, connects and disconnects, and does not notify the page of a new label', async () => {
  const { answer } = installTestRemote()
  const dock = document.createElement('wallet-dock')
  onTestFinished(() => dock.remove())
  const changed = vi.fn()
  dock.addEventListener('walletdock-changed', changed)
  dock.url = remote
  document.body.append(dock)
  await expect.poll(() => dock.wallet?.status).toBe('disconnected')
  const { length } = changed.mock.calls
  dock.label = 'Sign in'
  await expect.element(button('Sign in')).toBeVisible()
  expect(changed).toHaveBeenCalledTimes(length)
  await button('Sign in').click()
  answer('reject')
  await page.getByTestId('wd-wallet-test').click()
  await expect
    .element(page.getByTestId('wd-connect-dialog'))
    .toHaveTextContent('User rejected')
  answer('approve')
  await page.getByTestId('wd-wallet-test').click()
  await expect.poll(() => dock.wallet?.address).toBe(address)
  expect(changed.mock.lastCall?.[0].detail).toBe(dock.wallet)
  await page.getByTestId('wd-account-button').click()
  await page.getByTestId('wd-disconnect').click()
  await expect.element(button('Sign in')).toBeVisible()
  expect(dock.wallet?.status).toBe('disconnected')
})
