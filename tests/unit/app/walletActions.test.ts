import { expect, test } from 'vitest'
import { walletActions } from '../../../src/app/wallet/walletActions.initial'
import { WalletFailedError } from '../../../src/errors/WalletFailedError.initial'
import { withGuide } from '../../../src/errors/withGuide.initial'
import { withSeveralWallets } from '../../../src/features/severalWallets/withSeveralWallets'
import { configured } from '../../fixtures/session/sessionFacts'
import { anAccount, aPage } from './aPage'

function aConnectedPage() {
  const page = aPage()
  page.connect()
  return { ...page, actions: walletActions(page.session, configured) }
}
const other = { ...anAccount, connector: { id: 'other', name: 'Other' } }
const failure = { class: 'rejected', code: 4001 } as const
const stateOf = async (promise: Promise<unknown>) => {
  const pending = new Promise((resolve) => setTimeout(resolve, 20, 'pending'))
  const settled = promise.then(
    () => 'resolved',
    () => 'rejected',
  )
  return Promise.race([settled, pending])
}

test('open without a name opens the dialog that fits the state', () => {
  const { session, connect } = aPage()
  const { open, close } = walletActions(session, configured)
  open()
  expect(session.getState().dialog?.name).toBe('connect')
  close()
  connect()
  open()
  expect(session.getState().dialog?.name).toBe('account')
  close()
  connect({ ...anAccount, chainId: 137 })
  open()
  expect(session.getState().dialog?.name).toBe('network')
})

test('open with a name opens that dialog if it is available [6.1]', () => {
  const { session, connect } = aPage()
  const { open } = walletActions(session, configured)
  open('account')
  open('network')
  expect(session.getState().dialog).toBeUndefined()
  connect()
  open('connect')
  expect(session.getState().dialog).toBeUndefined()
  open('network')
  expect(session.getState().dialog?.name).toBe('network')
})

test('open with a name replaces an open dialog, and without a name keeps it', () => {
  const { session, actions } = aConnectedPage()
  actions.open('network')
  actions.open()
  expect(session.getState().dialog?.name).toBe('network')
  actions.open('account')
  expect(session.getState().dialog?.name).toBe('account')
})

test('close abandons the pending attempt', () => {
  const { session, choose, commands } = aPage()
  choose()
  walletActions(session, configured).close()
  expect(session.getState().dialog).toBeUndefined()
  expect(commands.at(-1)).toEqual({ type: 'ABANDON', attempt: 1 })
})

test('switchChain sends the command at once, and resolves when the wallet has switched', async () => {
  const { session, actions, commands } = aConnectedPage()
  const switched = actions.switchChain(10)
  expect(commands.at(-1)).toEqual({ type: 'SWITCH', number: 1, chainId: 10 })
  expect(await stateOf(switched)).toBe('pending')
  const account = { ...anAccount, chainId: 10 }
  session.send({ type: 'CHANGED', account })
  session.send({ type: 'SWITCH_ENDED', number: 1 })
  await switched
})

test('switchChain resolves at once if the wallet is on the chain', async () => {
  const { actions, commands } = aConnectedPage()
  await actions.switchChain(8453)
  expect(commands).toEqual([])
})

test('switchChain rejects with the failure', async () => {
  const { session, actions } = aConnectedPage()
  const switched = actions.switchChain(10)
  session.send({ type: 'SWITCH_ENDED', number: 1, failure })
  await expect(switched).rejects.toMatchObject({
    name: 'WalletFailedError',
    message: withGuide(
      'The visitor declined in the wallet. Retry only when the visitor acts again. (rejected)',
      'a-request-to-the-wallet-failed',
    ),
    failure,
  })
})

test('a second switchChain after a failure has its own result', async () => {
  const { session, actions } = aConnectedPage()
  const first = actions.switchChain(10)
  session.send({ type: 'SWITCH_ENDED', number: 1, failure })
  await expect(first).rejects.toThrow()
  const second = actions.switchChain(10)
  expect(await stateOf(second)).toBe('pending')
  session.send({ type: 'CHANGED', account: { ...anAccount, chainId: 10 } })
  await second
})

const changed = { ...anAccount, chainId: 10 }

test.each([
  ['switchChain', 'resolves', { type: 'CHANGED', account: changed }],
  ['switchChain', 'rejects', { type: 'SWITCH_ENDED', number: 1, failure }],
  ['disconnect', 'resolves', { type: 'DISCONNECTED' }],
] as const)(
  '%s in a listener %s when the wallet has answered',
  async (name, outcome, answer) => {
    const { session, actions } = aConnectedPage()
    const results: Promise<void>[] = []
    const stop = session.subscribe(() => {
      stop()
      results.push(actions[name](10))
    })
    session.send({ type: 'OPEN', dialog: 'account' })
    const [result] = results
    if (!result) throw new Error('The listener was not called.')
    expect(await stateOf(result)).toBe('pending')
    session.send(answer)
    expect(await stateOf(result)).toBe(
      outcome === 'resolves' ? 'resolved' : 'rejected',
    )
  },
)

test('open in a listener opens one dialog, even if another wallet could be connected', () => {
  const { session, actions } = aConnectedPage()
  session.use({ reduce: withSeveralWallets })
  session.send({ type: 'CHANGED', account: anAccount, others: [] })
  const stop = session.subscribe(() => {
    stop()
    actions.open()
  })
  session.send({ type: 'CHANGED', account: anAccount, others: [other] })
  expect(session.getState().dialog?.name).toBe('account')
})

test('switchChain rejects for a chain that is not configured [8.5]', async () => {
  const { actions, commands } = aConnectedPage()
  await expect(actions.switchChain(999)).rejects.toMatchObject({
    failure: { class: 'chain-unsupported' },
    message: expect.stringContaining('Chain not configured'),
  })
  expect(commands).toEqual([])
})

test('without a wallet, switchChain rejects, and names an unconfigured chain [8.5]', async () => {
  const { session } = aPage()
  const { switchChain } = walletActions(session, configured)
  await expect(switchChain(999)).rejects.toThrow('Chain not configured')
  await expect(switchChain(10)).rejects.toBeInstanceOf(WalletFailedError)
})

test('switchChain rejects if the wallet disconnects', async () => {
  const { session, actions } = aConnectedPage()
  const switched = actions.switchChain(10)
  session.send({ type: 'DISCONNECTED' })
  await expect(switched).rejects.toThrow('The wallet failed for another')
})

test('switchChain rejects if another switch replaces it', async () => {
  const { session, actions } = aConnectedPage()
  session.send({ type: 'CHANGED', account: { ...anAccount, chainId: 137 } })
  const first = actions.switchChain(10)
  const second = actions.switchChain(8453)
  await expect(first).rejects.toThrow('The wallet failed for another')
  session.send({ type: 'CHANGED', account: anAccount })
  await second
})

test('disconnect resolves when the wallet has disconnected', async () => {
  const { session, actions, commands } = aConnectedPage()
  const left = actions.disconnect()
  expect(commands).toEqual([{ type: 'DISCONNECT' }])
  expect(await stateOf(left)).toBe('pending')
  session.send({ type: 'DISCONNECTED' })
  await left
})

test('disconnect resolves when another wallet becomes active', async () => {
  const { session, actions } = aConnectedPage()
  const left = actions.disconnect()
  session.send({ type: 'CHANGED', account: { ...anAccount, chainId: 10 } })
  expect(await stateOf(left)).toBe('pending')
  session.send({ type: 'CHANGED', account: other })
  await left
})

test('if several wallets are connected, disconnect waits for all of them', async () => {
  const { session, actions } = aConnectedPage()
  session.use({ reduce: withSeveralWallets })
  session.send({ type: 'CHANGED', account: anAccount, others: [other] })
  const left = actions.disconnect()
  session.send({ type: 'CHANGED', account: other, others: [] })
  expect(await stateOf(left)).toBe('pending')
  session.send({ type: 'DISCONNECTED' })
  await left
})

test('disconnect resolves at once without a connection', async () => {
  const { session, commands } = aPage()
  await walletActions(session, configured).disconnect()
  expect(commands).toEqual([])
})
