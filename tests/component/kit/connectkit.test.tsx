import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { WagmiProvider } from 'wagmi'
import {
  ConnectKitButton,
  ConnectKitProvider,
  type SIWEConfig,
  SIWEProvider,
  type SIWESession,
  useIsMounted,
  useModal,
  useSIWE,
} from '../../../src/kit/connectkit/connectkit'
import { pageState } from '../../../src/kit/pageState'
import { useKit } from '../../../src/kit/react/WalletdockProvider'
import { installTestRemote, type TestRemote } from '../../../src/kit/testing'
import { render } from '../../fixtures/pages/render'
import { address } from '../engine/startEngine'
import { aWagmi } from './aWagmi'
import { button } from './openHost'

// The remote is `walletdock/testing`, because these names only pass calls to the remote and events to the page.

let remote: TestRemote
const calls: string[] = []
beforeEach(() => {
  remote = installTestRemote()
  calls.length = 0
})
afterEach(() => {
  remote.reset()
  delete pageState().double
})

let auth: ReturnType<typeof useKit>['config']['auth']

function Shop() {
  const modal = useModal({ onConnect: () => calls.push('connected') })
  const siwe = useSIWE({ onSignIn: () => calls.push('hook signed in') })
  auth = useKit().config.auth
  return (
    <>
      <output>
        {modal.open ? 'open' : 'closed'} {siwe.status}{' '}
        {useIsMounted() && 'mounted'}
      </output>
      <button type="button" onClick={() => modal.setOpen(true)}>
        Open
      </button>
      <button type="button" onClick={() => modal.setOpen(false)}>
        Shut
      </button>
      <button type="button" onClick={modal.openProfile}>
        Profile
      </button>
      <button type="button" onClick={modal.openSwitchNetworks}>
        Networks
      </button>
      <ConnectKitButton.Custom>
        {({ isConnected, truncatedAddress, chain, show }) => (
          <button type="button" onClick={show}>
            {isConnected ? `${truncatedAddress} ${chain?.name}` : 'Own button'}
          </button>
        )}
      </ConnectKitButton.Custom>
    </>
  )
}

function openShop(siwe?: Partial<SIWEConfig>) {
  const wagmi = aWagmi()
  let session: SIWESession | null = null
  const signIn: SIWEConfig = {
    getNonce: async () => 'nonce',
    createMessage: async () => 'message',
    verifyMessage: async () => {
      session = { address, chainId: 8453 }
      return true
    },
    getSession: async () => session,
    signOut: async () => {
      session = null
      return true
    },
    enabled: !!siwe,
    ...siwe,
  }
  render(
    <WagmiProvider config={wagmi}>
      <QueryClientProvider client={new QueryClient()}>
        <SIWEProvider
          {...signIn}
          onSignIn={(session) => calls.push(`signed in ${session?.chainId}`)}
          onSignOut={() => calls.push('signed out')}
        >
          <ConnectKitProvider
            remote="http://127.0.0.1:9"
            onConnect={({ connectorId }) => calls.push(`by ${connectorId}`)}
            onDisconnect={() => calls.push('disconnected')}
          >
            <Shop />
          </ConnectKitProvider>
        </SIWEProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
}

const state = (text: string) =>
  expect.element(page.getByText(text)).toBeVisible()
const dialog = (name: string) => page.getByTestId(`wd-${name}-dialog`)

test('a page opens and closes each dialog, and is called when its wagmi connects and disconnects', async () => {
  openShop()
  await state('closed loading mounted')
  await button('Open').click()
  await expect.element(dialog('connect')).toBeVisible()
  await button('Shut').click()
  await state('closed loading mounted')
  await button('Own button').click()
  await page.getByTestId('wd-wallet-mock').click()
  await expect.poll(() => calls.toSorted()).toEqual(['by mock', 'connected'])
  await expect.element(button('0xf39F…2266 Base')).toBeVisible()
  await button('Networks').click()
  await page.getByTestId('wd-chain-1').click()
  await expect.element(button('0xf39F…2266 Ethereum')).toBeVisible()
  await button('Profile').click()
  await page.getByTestId('wd-disconnect').click()
  await expect.element(button('Own button')).toBeVisible()
  // Another chain is not another connection.
  await expect
    .poll(() => calls.toSorted())
    .toEqual(['by mock', 'connected', 'disconnected'])
})

test('the page’s sign-in becomes auth, and the page is called after signing in and out', async () => {
  openShop({})
  await state('closed ready mounted')
  expect(auth?.status).toBe('unauthenticated')
  const signed = { message: 'message', signature: '0x01' } as const
  expect(await auth?.verify(signed)).toBe(true)
  await state('closed success mounted')
  expect(auth).toMatchObject({ status: 'authenticated', address })
  await expect.poll(() => calls).toEqual(['hook signed in', 'signed in 8453'])
  await auth?.signOut()
  await state('closed ready mounted')
  await expect
    .poll(() => calls)
    .toEqual(['hook signed in', 'signed in 8453', 'signed out'])
})

test('a session that is restored is not a sign-in, and options that have no effect are named', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  openShop({
    getSession: async () => ({ address, chainId: 1 }),
    signOutOnDisconnect: false,
  })
  await state('closed success mounted')
  expect(calls).toEqual([])
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'Walletdock ignores signOutOnDisconnect. It has no counterpart.',
  )
})
