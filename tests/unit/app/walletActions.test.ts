import { expect, test } from 'vitest'
import {
  WalletFailedError,
  walletActions,
} from '../../../src/app/wallet/walletActions'
import { reduceSeveral } from '../../../src/session/reduceSeveral'
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

test('open without a name opens the dialog that fits', () => {
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

test('open with a name opens that dialog, and only if it may open [6.1]', () => {
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

test('a dialog that is asked for by name takes the place of the one that is open', () => {
  const { session, actions } = aConnectedPage()
  actions.open('network')
  actions.open('account')
  expect(session.getState().dialog?.name).toBe('account')
})

test('open without a name leaves an open dialog alone', () => {
  const { session, actions } = aConnectedPage()
  actions.open('network')
  actions.open()
  expect(session.getState().dialog?.name).toBe('network')
})

test('close abandons the attempt that is open', () => {
  const { session, choose, commands } = aPage()
  choose()
  walletActions(session, configured).close()
  expect(session.getState().dialog).toBeUndefined()
  expect(commands.at(-1)).toEqual({ type: 'ABANDON', attempt: 1 })
})

test('a switch is asked for at once, and resolves when the wallet has switched', async () => {
  const { session, actions, commands } = aConnectedPage()
  const switched = actions.switchChain(10)
  expect(commands.at(-1)).toEqual({ type: 'SWITCH', number: 1, chainId: 10 })
  expect(await stateOf(switched)).toBe('pending')
  const account = { ...anAccount, chainId: 10 }
  session.send({ type: 'CHANGED', account })
  session.send({ type: 'SETTLED', number: 1 })
  await switched
})

test('a switch to where the wallet is resolves at once', async () => {
  const { actions, commands } = aConnectedPage()
  await actions.switchChain(8453)
  expect(commands).toEqual([])
})

test('a switch that fails rejects with the reason', async () => {
  const { session, actions } = aConnectedPage()
  const switched = actions.switchChain(10)
  session.send({ type: 'SETTLED', number: 1, failure })
  await expect(switched).rejects.toMatchObject({
    name: 'WalletFailedError',
    message:
      'The visitor said no in the wallet. Ask again only when they act again. (rejected)',
    failure,
  })
})

test('a second try after a failure is judged by itself', async () => {
  const { session, actions } = aConnectedPage()
  const first = actions.switchChain(10)
  session.send({ type: 'SETTLED', number: 1, failure })
  await expect(first).rejects.toThrow()
  const second = actions.switchChain(10)
  expect(await stateOf(second)).toBe('pending')
  session.send({ type: 'CHANGED', account: { ...anAccount, chainId: 10 } })
  await second
})

test('a switch that a listener asks for resolves when the wallet has switched', async () => {
  const { session, actions } = aConnectedPage()
  let switched: Promise<void> | undefined
  const stop = session.subscribe(() => {
    stop()
    switched = actions.switchChain(10)
  })
  session.send({ type: 'OPEN', dialog: 'account' })
  if (!switched) throw new Error('The listener was not called.')
  expect(await stateOf(switched)).toBe('pending')
  session.send({ type: 'CHANGED', account: { ...anAccount, chainId: 10 } })
  await switched
})

test('a switch that a listener asks for rejects with the wallet’s reason', async () => {
  const { session, actions } = aConnectedPage()
  let switched: Promise<void> | undefined
  const stop = session.subscribe(() => {
    stop()
    switched = actions.switchChain(10)
  })
  session.send({ type: 'OPEN', dialog: 'account' })
  session.send({ type: 'SETTLED', number: 1, failure })
  await expect(switched).rejects.toMatchObject({ failure })
})

test('a disconnection that a listener asks for resolves when it has happened', async () => {
  const { session, actions, commands } = aConnectedPage()
  let left: Promise<void> | undefined
  const stop = session.subscribe(() => {
    stop()
    left = actions.disconnect()
  })
  session.send({ type: 'OPEN', dialog: 'account' })
  if (!left) throw new Error('The listener was not called.')
  expect(commands).toEqual([{ type: 'DISCONNECT' }])
  expect(await stateOf(left)).toBe('pending')
  session.send({ type: 'DISCONNECTED' })
  await left
})

test('open in a listener opens one dialog, also where another wallet could be connected beside the first', () => {
  const { session, actions } = aConnectedPage()
  session.learn(reduceSeveral)
  session.send({ type: 'CHANGED', account: anAccount, others: [] })
  const stop = session.subscribe(() => {
    stop()
    actions.open()
  })
  session.send({ type: 'CHANGED', account: anAccount, others: [other] })
  expect(session.getState().dialog?.name).toBe('account')
})

test('a switch to a chain that the host did not configure rejects [8.5]', async () => {
  const { actions, commands } = aConnectedPage()
  await expect(actions.switchChain(999)).rejects.toMatchObject({
    failure: { class: 'chain-unsupported' },
    message: expect.stringContaining('Chain not configured'),
  })
  expect(commands).toEqual([])
})

test('that a chain is not configured is said without a wallet, too [8.5]', async () => {
  const { session } = aPage()
  const { switchChain } = walletActions(session, configured)
  await expect(switchChain(999)).rejects.toThrow('Chain not configured')
})

test('a switch without a wallet rejects', async () => {
  const { session } = aPage()
  const { switchChain } = walletActions(session, configured)
  await expect(switchChain(10)).rejects.toBeInstanceOf(WalletFailedError)
})

test('a switch during which the wallet leaves rejects', async () => {
  const { session, actions } = aConnectedPage()
  const switched = actions.switchChain(10)
  session.send({ type: 'DISCONNECTED' })
  await expect(switched).rejects.toThrow('The wallet did not do it')
})

test('a switch that another one replaces rejects', async () => {
  const { session, actions } = aConnectedPage()
  session.send({ type: 'CHANGED', account: { ...anAccount, chainId: 137 } })
  const first = actions.switchChain(10)
  const second = actions.switchChain(8453)
  await expect(first).rejects.toThrow('The wallet did not do it')
  session.send({ type: 'CHANGED', account: anAccount })
  await second
})

test('a disconnection resolves when it has happened', async () => {
  const { session, actions, commands } = aConnectedPage()
  const left = actions.disconnect()
  expect(commands).toEqual([{ type: 'DISCONNECT' }])
  expect(await stateOf(left)).toBe('pending')
  session.send({ type: 'DISCONNECTED' })
  await left
})

test('a disconnection resolves when another wallet takes the place of the one that is left', async () => {
  const { session, actions } = aConnectedPage()
  const left = actions.disconnect()
  session.send({ type: 'CHANGED', account: { ...anAccount, chainId: 10 } })
  expect(await stateOf(left)).toBe('pending')
  session.send({ type: 'CHANGED', account: other })
  await left
})

test('a disconnection of several wallets waits for all of them', async () => {
  const { session, actions } = aConnectedPage()
  session.learn(reduceSeveral)
  session.send({ type: 'CHANGED', account: anAccount, others: [other] })
  const left = actions.disconnect()
  session.send({ type: 'CHANGED', account: other, others: [] })
  expect(await stateOf(left)).toBe('pending')
  session.send({ type: 'DISCONNECTED' })
  await left
})

test('disconnecting what is not connected resolves at once', async () => {
  const { session, commands } = aPage()
  await walletActions(session, configured).disconnect()
  expect(commands).toEqual([])
})
