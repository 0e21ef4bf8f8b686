import { expect, onTestFinished, test, vi } from 'vitest'
import { checkConfig } from '../../../src/app/checkConfig'
import { createWalletList } from '../../../src/app/prepareWalletList'
import { createSession } from '../../../src/wallet/session/createSession'
import { install } from '../engine/startEngine'
import { acme, config, connect } from './aPage'

const aSession = () =>
  createSession({
    facts: () => ({
      layout: 'wide',
      chainIds: [8453],
      wallet: () => undefined,
    }),
  })
const idsIn = (list: ReturnType<typeof createWalletList>) =>
  list.getListed().map(({ id, installed }) => `${id} ${installed}`)

test('an unknown wallet is listed whenever it announces itself, and subscribers are notified', async () => {
  const list = createWalletList(checkConfig(config).wallets, aSession())
  let told = 0
  const stop = list.subscribe(() => told++)
  install({ rdns: 'test.stranger', name: 'Stranger' })
  await expect.poll(() => told).toBe(1)
  expect(idsIn(list)).toEqual(['test.stranger true', 'acme false'])
  stop()
  install()
  expect(told).toBe(1)
  expect(idsIn(list)).toContain('acme true')
})

test('getListed returns the same array until a wallet is added', () => {
  install()
  const list = createWalletList(checkConfig(config).wallets, aSession())
  const listed = list.getListed()
  dispatchEvent(new Event('eip6963:requestProvider'))
  expect(list.getListed()).toBe(listed)
  install({ rdns: 'test.stranger' })
  expect(list.getListed()).not.toBe(listed)
})

test('a late wallet without EIP-6963 is listed on ethereum#initialized, or when the dialog opens', async () => {
  const session = aSession()
  const list = createWalletList(checkConfig(config).wallets, session)
  expect(idsIn(list)).toEqual(['acme false'])
  vi.stubGlobal('ethereum', { request: async () => [] })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  dispatchEvent(new Event('ethereum#initialized'))
  expect(idsIn(list)).toEqual(['browserWallet true', 'acme false'])
  vi.stubGlobal('ethereum', { request: async () => [], isTally: true })
  session.send({ type: 'OPEN', dialog: 'connect' })
  await expect
    .poll(() => idsIn(list))
    .toEqual(['browserWallet:isTally true', 'acme false'])
})

test('a wallet that has connected is recent the next time the list is shown', async () => {
  install()
  install({ rdns: 'test.stranger' })
  const { wallets, session } = await connect()
  const recent = () =>
    (wallets.get()?.getListed() ?? [])
      .filter((wallet) => wallet.recent)
      .map(({ id }) => id)
  expect(recent()).toEqual([acme.id])
  expect(localStorage.getItem('rk-latest-id')).toBe(acme.id)
  session.send({ type: 'DISCONNECT' })
  await expect
    .poll(() => session.getState().connection.type)
    .toBe('disconnected')
  expect(localStorage.getItem('rk-latest-id')).toBeNull()
  await connect({}, 'test.stranger')
  expect(recent()).toContain('test.stranger')
})
