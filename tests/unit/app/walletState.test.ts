import { expect, test } from 'vitest'
import { checkConfig } from '../../../src/app/checkConfig'
import { languageOf } from '../../../src/app/language'
import { walletActions } from '../../../src/app/wallet/walletActions'
import { walletSnapshots } from '../../../src/app/wallet/walletSnapshots'
import { walletState } from '../../../src/app/wallet/walletState'
import { base } from '../../../src/data/chains/base'
import { formatBalance } from '../../../src/ui/text/formatBalance'
import { initialState } from '../../../src/wallet/session/initialState'
import type { Account, State } from '../../../src/wallet/session/State'
import { configured } from '../../fixtures/session/sessionFacts'
import { anAccount, aPage, noDock } from './aPage'

const settings = checkConfig({
  appName: 'Shop',
  projectId: 'id',
  chains: [base, { ...base, id: 10, name: 'Second' }],
})
const of = (account: Partial<Account> = {}, state: Partial<State> = {}) =>
  walletState(
    {
      ...initialState,
      connection: { type: 'connected', account: { ...anAccount, ...account } },
      ...state,
    },
    settings,
    formatBalance,
  )

test('without a connection, walletState has no wallet and allows the connect dialog', () => {
  expect(walletState(initialState, settings)).toEqual({
    status: 'disconnected',
    address: undefined,
    name: undefined,
    avatar: undefined,
    balance: undefined,
    chain: undefined,
    accounts: [],
    chains: [
      expect.objectContaining({ id: 8453, name: 'Base', unsupported: false }),
      expect.objectContaining({ id: 10, name: 'Second', unsupported: false }),
    ],
    connector: undefined,
    hasPendingTransactions: false,
    dialog: undefined,
    mayOpen: { connect: true, account: false, network: false },
  })
})

test('walletState contains all known data of a connected account', () => {
  const balance = {
    value: 1_234_567n * 10n ** 12n,
    symbol: 'ETH',
    decimals: 18,
  }
  const state = of({ name: 'ada.eth', avatar: 'https://a.b/c.png', balance })
  expect(state).toMatchObject({
    status: 'connected',
    address: anAccount.address,
    name: 'ada.eth',
    avatar: 'https://a.b/c.png',
    chain: { id: 8453, name: 'Base', unsupported: false },
    connector: anAccount.connector,
    mayOpen: { connect: false, account: true, network: true },
  })
  expect(state.balance).toEqual({ ...balance, text: '1.23 ETH' })
})

test('a chain that is not configured is unsupported', () => {
  const { chain, mayOpen } = of({ chainId: 137 })
  expect(chain).toMatchObject({ id: 137, unsupported: true })
  expect(mayOpen).toMatchObject({ account: true, network: true })
})

test.each([
  [
    'while a session is restored, the status is loading and no dialog is available',
    { connection: { type: 'reconnecting' } },
    {
      status: 'loading',
      mayOpen: { connect: false, account: false, network: false },
    },
  ],
] as const)('%s', (_, state, expected) => {
  expect(of({ hasPendingTransactions: true }, state)).toMatchObject(expected)
})

function aHost() {
  const page = aPage()
  const actions = walletActions(page.session, configured, noDock)
  const read = walletSnapshots(
    page.session,
    settings,
    actions,
    languageOf(['en']),
  )
  return { ...page, actions, read }
}

test('the steps of a dialog do not change the snapshot', () => {
  const { choose, read, session } = aHost()
  const before = read()
  session.send({ type: 'OPEN', dialog: 'connect' })
  const opened = read()
  expect(opened).not.toBe(before)
  choose()
  session.send({ type: 'BACK' })
  session.send({ type: 'LEARN' })
  expect(read()).toBe(opened)
  const account = { ...anAccount, name: 'ada.eth' }
  session.send({ type: 'CONNECTED', account })
  expect(read()).toMatchObject({ name: 'ada.eth', dialog: undefined })
})
