import { createConfig, http } from '@wagmi/core'
import { base } from 'viem/chains'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { dockOf } from '../../../src/app/dockOf'
import { ConnectButton } from '../../../src/app/react/ConnectButton'
import { useWallet } from '../../../src/app/react/useWallet'
import { WalletProvider } from '../../../src/app/react/WalletProvider'
import type { WalletdockConfig } from '../../../src/app/WalletdockConfig'
import { render } from '../../fixtures/pages/render'
import { address, otherAddress, rpcUrls } from '../engine/startEngine'
import { config } from './aPage'
import { aHost } from './signInHost'

// The account is shown for as long as its wallet is asked: on a busy machine, the files would come later than that.
beforeAll(() =>
  Promise.all([
    import('../../../src/button/Connected'),
    import('../../../src/app/recall'),
  ]),
)

const kept = {
  address,
  chainId: 8453,
  connector: { id: 'acme', name: 'Acme' },
  name: 'ada.example',
}

/** What an earlier page has kept of a wallet that is not there any more. */
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

test('an account that was connected is on the button while its wallet is asked; hosts are told of none', async () => {
  const { button, told } = visit()
  await expect
    .poll(() => button('account')?.textContent)
    .toContain('ada.example')
  expect(button('network')?.textContent).toContain('Base')
  expect(button('account')?.closest('[aria-busy]')).not.toBeNull()
  expect(button('account')?.closest('[inert]')).toBeNull()
  expect(told()).toBe('loading undefined undefined true')
  // It does not come.
  await expect.poll(() => button('connect')?.textContent).toBe('Connect wallet')
  expect(told()).toBe('disconnected undefined undefined false')
})

test.each<[string, Partial<WalletdockConfig>, object]>([
  ['on a chain that the page does not have', {}, { ...kept, chainId: 137 }],
  ['that is none', {}, { ...kept, address: '0x1' }],
  ['beside the one that the page needs', { expects: otherAddress }, kept],
])('an account %s is not recalled', async (_, more, account) => {
  const { button } = visit(more, account)
  await expect.poll(() => button('connect')).toBeTruthy()
  // Nothing was to be seen of it before.
  expect(button('account')).toBeFalsy()
})

test('where visitors sign in, an account is recalled once it is known to be signed in', async () => {
  keep(kept)
  localStorage.setItem('walletdock.signer', address)
  const { tell } = aHost({ status: 'loading' })
  const { loadEngine, session } = dockOf(config)
  const recalled = () => {
    const { connection } = session.getState()
    return connection.type === 'reconnecting' && connection.account?.address
  }
  // It starts when what may be recalled is on the screen.
  await loadEngine()
  expect(recalled()).toBeUndefined()
  tell('authenticated')
  expect(recalled()).toBe(address)
  session.send({ type: 'OPEN', dialog: 'account' })
  tell('unauthenticated')
  expect(recalled()).toBeUndefined()
  expect(session.getState().dialog).toBeUndefined()
})

test('a visitor whom the host’s own wagmi is reconnecting is not offered to connect', async () => {
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
    // What wagmi reads from its storage has these parts of the connector alone.
    connections: new Map([
      ['earlier', { accounts: [address], chainId: 8453, connector }],
    ]) as unknown as typeof state.connections,
  }))
  const { session } = dockOf({ ...config, wagmiConfig })
  expect(session.getState().connection.type).toBe('reconnecting')
  await expect
    .poll(() => session.getState().connection.account)
    .toMatchObject({ address, isRecalled: true })
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
