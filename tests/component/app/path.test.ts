import { expect, test } from 'vitest'
import { dockOf } from '../../../src/app/dockOf.initial'
import { installPromptWallet } from '../engine/promptWallet'
import { address, install } from '../engine/startEngine'
import { config, connect } from './aPage'

/** Opens a page whose visitor has chosen a wallet that now prompts. */
async function openPrompt(walletTimeoutMs = 5000) {
  const wallet = installPromptWallet()
  const dock = dockOf({ ...config, walletTimeoutMs })
  const { session } = dock
  await dock.wallets.load()
  session.send({ type: 'OPEN', dialog: 'connect' })
  session.send({ type: 'CHOOSE', walletId: wallet.rdns })
  await expect.poll(() => wallet.prompts.length).toBe(1)
  const attempt = () => {
    const { dialog } = session.getState()
    return dialog?.name === 'connect' ? dialog.flow.attempt : undefined
  }
  return { wallet, session, attempt, ...dock.getSnapshot() }
}

test('when the wallet approves, the visitor is connected and the dialog closes', async () => {
  const { wallet, session } = await openPrompt()
  wallet.prompts[0]?.approve()
  await expect
    .poll(session.getState)
    .toMatchObject({ connection: { account: { address } } })
  expect(session.getState().dialog).toBeUndefined()
})

test('the dialog shows that the wallet has rejected, and a retry prompts again', async () => {
  const { wallet, session, attempt } = await openPrompt()
  wallet.prompts[0]?.reject(4001)
  await expect.poll(attempt).toMatchObject({ failure: { class: 'rejected' } })
  session.send({ type: 'RETRY' })
  await expect.poll(() => wallet.prompts.length).toBe(2)
  wallet.prompts[1]?.approve()
  await expect.poll(() => session.getState().connection.type).toBe('connected')
})

test('a retry while the first prompt is open connects when that prompt is approved', async () => {
  const { wallet, session, attempt } = await openPrompt(100)
  await expect.poll(attempt).toMatchObject({ failure: { class: 'timed-out' } })
  session.send({ type: 'RETRY' })
  await expect.poll(() => wallet.prompts.length).toBe(2)
  wallet.prompts[1]?.reject(-32002)
  wallet.prompts[0]?.approve()
  await expect.poll(() => session.getState().connection.type).toBe('connected')
})

test('if the dialog closes during a prompt, a wallet that approves later is disconnected', async () => {
  const { wallet, session, close } = await openPrompt()
  close()
  wallet.prompts[0]?.approve()
  await expect.poll(() => wallet.asked).toContain('wallet_revokePermissions')
  expect(session.getState()).toMatchObject({
    connection: { type: 'disconnected' },
    dialog: undefined,
  })
})

test('the host’s switchChain and disconnect resolve if the wallet approves, and reject if it rejects', async () => {
  const wallet = install()
  const { getSnapshot } = await connect()
  const { switchChain, disconnect } = getSnapshot()
  await switchChain(10)
  expect(getSnapshot().chain).toMatchObject({ id: 10, name: 'Second' })
  wallet.answer('reject')
  await expect(switchChain(8453)).rejects.toMatchObject({
    failure: { class: 'rejected' },
  })
  expect(getSnapshot().chain?.id).toBe(10)
  await disconnect()
  expect(getSnapshot()).toMatchObject({
    status: 'disconnected',
    chain: undefined,
  })
})

test('after a reload, the status is loading and then connected, but never disconnected', async () => {
  install()
  await connect()
  Reflect.deleteProperty(globalThis, Symbol.for('walletdock.registry/2'))
  const { getSnapshot, subscribe } = dockOf(config)
  const seen = [getSnapshot().status]
  subscribe(() => seen.push(getSnapshot().status))
  await expect.poll(() => seen.at(-1)).toBe('connected')
  expect(new Set(seen)).toEqual(new Set(['loading', 'connected']))
  expect(getSnapshot()).toMatchObject({ address, connector: { id: 'acme' } })
})

test('the engine uses the host’s wagmi config from the start', async () => {
  install()
  const { createConfig, http } = await import('@wagmi/core')
  const { base } = await import('viem/chains')
  const wagmiConfig = createConfig({
    chains: [base],
    transports: { [base.id]: http(config.rpcUrls?.[8453]) },
  })
  const dock = await connect({ wagmi: wagmiConfig })
  expect((await dock.loadEngine()).config).toBe(wagmiConfig)
  expect(wagmiConfig.state.status).toBe('connected')
})
