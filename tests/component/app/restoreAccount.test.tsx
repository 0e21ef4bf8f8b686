import { createConfig, http } from '@wagmi/core'
import { base } from 'viem/chains'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { dockOf } from '../../../src/app/dockOf.initial'
import { ConnectButton } from '../../../src/app/react/ConnectButton.initial'
import { useWallet } from '../../../src/app/react/useWallet.initial'
import { WalletProvider } from '../../../src/app/react/WalletProvider.initial'
import type { WalletdockConfig } from '../../../src/app/WalletdockConfig'
import { render } from '../../fixtures/pages/render'
import { address, otherAddress, rpcUrls } from '../engine/startEngine'
import { aHost } from '../features/signIn/signInHost'
import { config } from './aPage'

// The stored account is shown only until the wallet answers, and on a slow machine the chunks would load later.
beforeAll(() =>
  Promise.all([
    import('../../../src/button/Connected'),
    import('../../../src/app/restoreAccount'),
  ]),
)

const kept = {
  address,
  chainId: 8453,
  connector: { id: 'acme', name: 'Acme' },
  name: 'ada.example',
}

/** Stores the account of a wallet that is not installed any more, as an earlier page would. */
function keep(account: object) {
  localStorage.setItem(
    'walletdock.store',
    JSON.stringify({
      connector: 'test.gone',
      state: { current: 'test.gone' },
      account,
    }),
  )
  onTestFinished(() => localStorage.clear())
}

function visit(more: Partial<WalletdockConfig> = {}, account: object = kept) {
  keep(account)
  const { container } = render(
    <WalletProvider {...config} {...more}>
      <ConnectButton />
      <Told />
    </WalletProvider>,
  )
  const shadow = () =>
    container.querySelector('[data-walletdock]')?.shadowRoot ?? undefined
  return {
    told: () => container.querySelector('output')?.textContent,
    button: (id: string) =>
      shadow()?.querySelector<HTMLElement>(`[data-testid=wd-${id}-button]`),
    words: () => shadow()?.textContent,
  }
}

function Told() {
  const { address: of, mayOpen, name, status } = useWallet()
  return <output>{`${status} ${of} ${name} ${mayOpen.account}`}</output>
}

test('the button shows the stored account while its wallet reconnects, and useWallet does not report the account', async () => {
  const { button, told } = visit()
  await expect
    .poll(() => button('account')?.textContent)
    .toContain('ada.example')
  expect(button('network')?.textContent).toContain('Base')
  expect(button('account')?.closest('[aria-busy]')).not.toBeNull()
  expect(button('account')?.closest('[inert]')).toBeNull()
  expect(told()).toBe('loading undefined undefined true')
  // The wallet does not answer, because it is not installed.
  await expect.poll(() => button('connect')?.textContent).toBe('Connect wallet')
  expect(told()).toBe('disconnected undefined undefined false')
})

test.each<[string, Partial<WalletdockConfig>, object]>([
  ['on a chain that the page does not have', {}, { ...kept, chainId: 137 }],
  ['that is invalid', {}, { ...kept, address: '0x1' }],
  [
    'that is not the one that the page expects',
    { expects: otherAddress },
    kept,
  ],
])('a stored account %s is not shown', async (_, more, account) => {
  const { button } = visit(more, account)
  await expect.poll(() => button('connect')).toBeTruthy()
  // The account button has not been rendered before either.
  expect(button('account')).toBeFalsy()
})

test('on a page with sign-in, the stored account is used once the host reports it as signed in', async () => {
  keep(kept)
  localStorage.setItem('walletdock.signer', address)
  const { tell } = aHost({ status: 'loading' })
  const { loadEngine, session } = dockOf(config)
  const restored = () => {
    const { connection } = session.getState()
    return connection.type === 'reconnecting' && connection.account?.address
  }
  // The engine starts after the stored account could be rendered.
  await loadEngine()
  expect(restored()).toBeUndefined()
  tell('authenticated')
  expect(restored()).toBe(address)
  session.send({ type: 'OPEN', dialog: 'account' })
  tell('unauthenticated')
  expect(restored()).toBeUndefined()
  expect(session.getState().dialog).toBeUndefined()
})

test('the session shows the stored account while the host’s wagmi config reconnects', async () => {
  const wagmiConfig = createConfig({
    chains: [base],
    transports: { [base.id]: http(rpcUrls[8453]) },
    multiInjectedProviderDiscovery: false,
  })
  const { connector } = kept
  wagmiConfig.setState((state) => ({
    ...state,
    status: 'reconnecting',
    current: 'earlier',
    // A connector that wagmi reads from its storage has only these fields.
    connections: new Map([
      ['earlier', { accounts: [address], chainId: 8453, connector }],
    ]) as unknown as typeof state.connections,
  }))
  const { session } = dockOf({ ...config, wagmi: wagmiConfig })
  expect(session.getState().connection.type).toBe('reconnecting')
  await expect
    .poll(() => session.getState().connection.account)
    .toMatchObject({ address, isRestored: true })
  wagmiConfig.setState((state) => ({
    ...state,
    status: 'disconnected',
    current: null,
    connections: new Map(),
  }))
  await expect
    .poll(() => session.getState().connection.type)
    .toBe('disconnected')
})
