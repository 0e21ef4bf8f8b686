import { expect, test } from 'vitest'
import { walletActions } from '../../../src/app/wallet/walletActions'
import { withGuide } from '../../../src/errors/withGuide'
import { withSeveralWallets } from '../../../src/features/severalWallets/withSeveralWallets'
import { configured } from '../../fixtures/session/sessionFacts'
import { anAccount, aPage, noDock } from './aPage'

function aConnectedPage() {
  const page = aPage()
  page.connect()
  return {
    ...page,
    actions: walletActions(page.session, configured, noDock),
  }
}
const other = { ...anAccount, connector: { id: 'other', name: 'Other' } }
const failure = { class: 'rejected', code: 4001 } as const
const stateOf = (promise: Promise<unknown>) => {
  const pending = new Promise((resolve) => setTimeout(resolve, 20, 'pending'))
  return Promise.race([promise.catch(() => 'rejected'), pending])
}

test('open without a name opens the dialog that fits the state', () => {
  const { session, connect } = aPage()
  const { open, close } = walletActions(session, configured, noDock)
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
  walletActions(session, configured, noDock).close()
  expect(session.getState().dialog).toBeUndefined()
  expect(commands.at(-1)).toEqual({ type: 'ABANDON', attempt: 1 })
})

const changed = { ...anAccount, chainId: 10 }
const switched = { type: 'CHANGED', account: changed } as const
const refused = { type: 'SWITCH_ENDED', number: 1, failure } as const
const left = { type: 'DISCONNECTED' } as const

test.each([
  ['switchChain', 'resolves', 'the wallet has switched', switched],
  ['switchChain', 'rejects', 'the wallet refuses', refused],
  ['switchChain', 'rejects', 'the wallet disconnects', left],
  ['disconnect', 'resolves', 'the wallet has disconnected', left],
  [
    'disconnect',
    'resolves',
    'another wallet is active',
    { type: 'CHANGED', account: other },
  ],
] as const)(
  '%s %s when %s, also if a listener has called it',
  async (name, outcome, _, answer) => {
    for (const isInListener of [false, true]) {
      const { session, actions } = aConnectedPage()
      const results: Promise<void>[] = []
      const act = () => results.push(actions[name](10))
      if (isInListener) {
        const stop = session.subscribe(() => {
          stop()
          act()
        })
        session.send({ type: 'OPEN', dialog: 'account' })
      } else act()
      const [result = Promise.resolve()] = results
      expect(await stateOf(result)).toBe('pending')
      session.send(answer)
      const settled = result.then(
        () => 'resolves',
        () => 'rejects',
      )
      expect(await settled).toBe(outcome)
    }
  },
)

test('switchChain sends its command at once, and none if the wallet is on the chain', async () => {
  const { actions, commands } = aConnectedPage()
  await actions.switchChain(8453)
  expect(commands).toEqual([])
  actions.switchChain(10)
  expect(commands).toEqual([{ type: 'SWITCH', number: 1, chainId: 10 }])
})

test('switchChain rejects with the failure, and a second one has its own result', async () => {
  const { session, actions } = aConnectedPage()
  const first = actions.switchChain(10)
  session.send(refused)
  await expect(first).rejects.toMatchObject({
    name: 'WalletFailedError',
    message: withGuide(
      'The request to the wallet failed. (rejected)',
      'a-request-to-the-wallet-failed',
    ),
    failure,
  })
  const second = actions.switchChain(10)
  expect(await stateOf(second)).toBe('pending')
  session.send(switched)
  await second
})

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

test('switchChain rejects for a chain that is not configured', async () => {
  const { actions, commands } = aConnectedPage()
  await expect(actions.switchChain(999)).rejects.toMatchObject({
    failure: { class: 'chain-unsupported' },
    message: expect.stringContaining('Chain not configured'),
  })
  expect(commands).toEqual([])
})

test('without a wallet, switchChain rejects and names an unconfigured chain, and disconnect resolves', async () => {
  const { session, commands } = aPage()
  const { disconnect, switchChain } = walletActions(session, configured, noDock)
  await expect(switchChain(999)).rejects.toThrow('Chain not configured')
  await expect(switchChain(10)).rejects.toThrow(
    'The request to the wallet failed. (unknown)',
  )
  await disconnect()
  expect(commands).toEqual([])
})

test('switchChain rejects if another switch replaces it', async () => {
  const { session, actions } = aConnectedPage()
  session.send({ type: 'CHANGED', account: { ...anAccount, chainId: 137 } })
  const first = actions.switchChain(10)
  const second = actions.switchChain(8453)
  await expect(first).rejects.toThrow(
    'The request to the wallet failed. (unknown)',
  )
  session.send({ type: 'CHANGED', account: anAccount })
  await second
})

test('disconnect sends its command, and another chain does not end it', async () => {
  const { session, actions, commands } = aConnectedPage()
  const leaving = actions.disconnect()
  expect(commands).toEqual([{ type: 'DISCONNECT' }])
  session.send(switched)
  expect(await stateOf(leaving)).toBe('pending')
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
