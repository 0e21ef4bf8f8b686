import { createConfig, http } from '@wagmi/core'
import { base } from 'viem/chains'
import { beforeAll, expect, test } from 'vitest'
import type { WalletdockConfig } from '../../../src/app/WalletdockConfig'
import { dockOf } from '../../../src/remote/page/dockOf'
import { address, otherAddress, rpcUrls } from '../engine/startEngine'
import { byTestId, config, mountPage } from './aPage'

// The stored account is shown only until the wallet answers, and on a slow machine the chunks would load later.
beforeAll(() =>
  Promise.all([
    import('../../../src/views/button/Connected'),
    import('../../../src/app/restoreAccount'),
  ]),
)

const stored = {
  address,
  chainId: 8453,
  connector: { id: 'acme', name: 'Acme' },
  name: 'ada.example',
}

/** Opens a page whose storage has the account of a wallet that is not installed any more. */
function visit(account: object, more: Partial<WalletdockConfig> = {}) {
  const id = 'test.gone'
  const session = { connector: id, state: { current: id }, account }
  localStorage.setItem('walletdock.store', JSON.stringify(session))
  mountPage(more)
}

test('the button shows the stored account until its wallet does not answer', async () => {
  visit(stored)
  await expect
    .poll(() => byTestId('account-button')?.textContent)
    .toContain('ada.example')
  await expect.poll(() => byTestId('connect-button')).toBeTruthy()
})

test.each<[string, object, Partial<WalletdockConfig>]>([
  ['on a chain that the page does not have', { ...stored, chainId: 137 }, {}],
  ['that is invalid', { ...stored, address: '0x1' }, {}],
  [
    'that is not the one that the page expects',
    stored,
    { expects: otherAddress },
  ],
])('a stored account %s is not shown', async (_, account, more) => {
  visit(account, more)
  await expect.poll(() => byTestId('connect-button')).toBeTruthy()
  // The account button has not been rendered before either.
  expect(byTestId('account-button')).toBeUndefined()
})

test('the session shows the stored account while the host’s wagmi config reconnects', async () => {
  const wagmiConfig = createConfig({
    chains: [base],
    transports: { [base.id]: http(rpcUrls[8453]) },
    multiInjectedProviderDiscovery: false,
  })
  const { connector } = stored
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
