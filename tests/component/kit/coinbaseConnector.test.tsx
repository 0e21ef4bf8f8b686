import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type Config, connect, disconnect, reconnect } from '@wagmi/core'
import type { ReactNode } from 'react'
import { base } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { endPage } from '../../../src/app/endPage'
import { ConnectButton } from '../../../src/app/react/ConnectButton'
import { useWallet } from '../../../src/app/react/useWallet'
import { app } from '../../../src/kit/otherKits'
import { pageState } from '../../../src/kit/pageState'
import {
  connectorsForWallets,
  RainbowKitProvider,
  WalletButton,
} from '../../../src/kit/rainbowkit/rainbowkit'
import { coinbaseWallet } from '../../../src/kit/rainbowkit/rainbowkitWallets'
import { installTestRemote } from '../../../src/kit/testing'
import { WalletProvider } from '../../../src/remote/page/WalletProvider'
import { createTestProvider } from '../../../src/testWallet/createTestProvider'
import { render } from '../../fixtures/pages/render'
import { announceProvider } from '../engine/announceProvider'
import { address, rpcUrls } from '../engine/startEngine'

const svg = 'data:image/svg+xml,'

afterEach(() => {
  vi.restoreAllMocks()
  endPage()
  delete pageState().double
  for (const key of Object.keys(app)) Reflect.deleteProperty(app, key)
})

/** A page of RainbowKit with Coinbase Wallet, which looks up its connector itself. */
function openShop(children: ReactNode = <h1>The shop</h1>) {
  const wagmi = createConfig({
    chains: [base],
    connectors: connectorsForWallets(
      [{ groupName: 'Ours', wallets: [coinbaseWallet] }],
      { appName: 'Shop', projectId: '1234' },
    ),
    transports: { [base.id]: http(rpcUrls[8453]) },
    storage: null,
  })
  render(
    <WagmiProvider config={wagmi} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <RainbowKitProvider remote="http://127.0.0.1:9">
          {children}
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
  return wagmi
}

function coinbaseOf({ connectors }: Config) {
  const connector = connectors.find(({ id }) => id === 'coinbaseWalletSDK')
  if (!connector) throw new Error('The page has no connector of Coinbase.')
  return connector
}

test('a page that connects Coinbase’s connector connects the wallet by Walletdock’s dialog, once', async () => {
  const { provider, wallet } = createTestProvider({
    ...{ address, rpcUrls, chainId: 8453 },
  })
  announceProvider(
    { name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet', icon: svg },
    Object.assign(provider, { isCoinbaseWallet: true }),
  )
  const modules = { WalletProvider, ConnectButton, useWallet }
  pageState().double = () => ({ ok: true, modules })
  const wagmi = openShop()
  const connector = coinbaseOf(wagmi)
  const { accounts, chainId } = await connect(wagmi, { connector })
  expect({ accounts, chainId }).toEqual({ accounts: [address], chainId: 8453 })
  const { connections, current, status } = wagmi.state
  expect([...connections.keys()]).toEqual([current])
  expect(status).toBe('connected')
  expect(connections.get(connector.uid)?.connector).toBe(connector)
  const isSame = ({ uid }: { uid: string }) => uid === connector.uid
  expect(wagmi.connectors.filter(isSame)).toEqual([connector])
  wallet.switchChain(10)
  await expect
    .poll(() => wagmi.state.connections.get(current ?? '')?.chainId)
    .toBe(10)
  await disconnect(wagmi)
  expect(wagmi.state.connections.size).toBe(0)
})

test('until it has connected, Coinbase’s connector is never restored, and a dialog that the visitor closes rejects it', async () => {
  installTestRemote()
  const wagmi = openShop()
  const connector = coinbaseOf(wagmi)
  expect(await reconnect(wagmi, { connectors: [connector] })).toEqual([])
  const rejection = expect(connect(wagmi, { connector })).rejects.toMatchObject(
    { code: 4001 },
  )
  await page.getByTestId('wd-close').click()
  await rejection
  expect(wagmi.state.status).toBe('disconnected')
  const again = connect(wagmi, { connector })
  await page.getByTestId('wd-wallet-coinbase').click()
  expect((await again).accounts).toEqual([address])
})

test('without the remote, Coinbase’s connector rejects, and the visitor can try again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const wagmi = openShop()
  const connector = coinbaseOf(wagmi)
  await expect(connect(wagmi, { connector })).rejects.toThrow(
    'has not opened its dialog',
  )
  installTestRemote()
  const again = connect(wagmi, { connector })
  await page.getByTestId('wd-wallet-coinbase').click()
  expect((await again).accounts).toEqual([address])
})

test('a button of WalletButton.Custom connects its wallet, and knows that the wallet is connected', async () => {
  installTestRemote()
  openShop(
    <WalletButton.Custom wallet="coinbase">
      {({ connect, connected }) => (
        <button type="button" onClick={connect}>
          {connected ? 'You can pay' : 'Pay with Coinbase'}
        </button>
      )}
    </WalletButton.Custom>,
  )
  await page.getByText('Pay with Coinbase').click()
  await page.getByTestId('wd-wallet-coinbase').click()
  await expect.element(page.getByText('You can pay')).toBeVisible()
})
