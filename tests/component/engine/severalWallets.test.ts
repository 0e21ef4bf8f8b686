import { expect, test } from 'vitest'
import { pageStorage } from '../../../src/platform/storage/storage'
import { hasStoredSession } from '../../../src/platform/storage/storedSession'
import { storedWallets } from '../../../src/platform/storage/storedWallets'
import { installPromptWallet } from './promptWallet'
import {
  bothConnected,
  endOfNames,
  installTwo,
  several,
  standing,
} from './severalEngines'
import { address, install, otherAddress } from './startEngine'

test('a second wallet is connected beside the first, and becomes the active one', async () => {
  const { engine, oneId, twoId } = await bothConnected()
  expect(engine.news()).toMatchObject([
    { type: 'CONNECTED', attempt: 1, account: { address }, others: [] },
    {
      type: 'CONNECTED',
      attempt: 2,
      account: { address: otherAddress, connector: { id: twoId, name: 'Two' } },
      others: [{ address, connector: { id: oneId, name: 'One' } }],
    },
  ])
  expect(storedWallets(pageStorage)).toEqual([twoId, oneId])
})

test('ACTIVATE makes another wallet active without a prompt', async () => {
  const { engine, one, oneId, twoId, stands } = await bothConnected()
  const asked = one.asked.length
  engine.dispatch({ type: 'ACTIVATE', walletId: oneId })
  await expect.poll(stands).toEqual([oneId, twoId])
  expect(engine.last()).toMatchObject({ type: 'CHANGED' })
  expect(one.asked.slice(asked)).not.toContain('eth_requestAccounts')
  expect(storedWallets(pageStorage)).toEqual([oneId, twoId])
})

test('when the active wallet locks, the other one becomes active, and the session keeps both', async () => {
  const { engine, two, oneId, twoId, stands } = await bothConnected()
  two.leave()
  await expect.poll(stands).toEqual([oneId])
  expect(engine.news().map(({ type }) => type)).not.toContain('DISCONNECTED')
  expect(storedWallets(pageStorage)).toEqual([oneId, twoId])
})

/** Returns an engine with three wallets connected, the third one active, and the second one before. */
async function threeConnected() {
  const { engine, stands, ...two } = await bothConnected()
  const threeId = `three.${endOfNames()}`
  const three = install({ name: 'Three', rdns: threeId })
  engine.connect(3, threeId)
  await expect.poll(stands).toEqual([threeId, two.oneId, two.twoId])
  return { ...two, engine, stands, three, threeId }
}

test.each(['locks', 'is disconnected'])(
  'when one of three wallets %s, the active one does not change',
  async (how) => {
    const { engine, one, oneId, stands, two, threeId, twoId } =
      await threeConnected()
    if (how === 'locks') one.leave()
    else engine.dispatch({ type: 'DISCONNECT', walletId: oneId })
    await expect.poll(stands).toEqual([threeId, twoId])
    if (how === 'is disconnected') {
      await expect.poll(() => one.asked).toContain('wallet_revokePermissions')
      expect(two.asked).not.toContain('wallet_revokePermissions')
      expect(storedWallets(pageStorage)).toEqual([threeId, twoId])
    }
    // A change of the active wallet, however short, would sign the visitor out.
    const active = engine
      .news()
      .flatMap((told) =>
        told.type === 'CHANGED' ? [told.account.connector.id] : [],
      )
    expect(new Set(active)).toEqual(new Set([threeId]))
  },
)

test('when the active one of three wallets locks, the previously active one becomes active', async () => {
  const { oneId, stands, three, twoId } = await threeConnected()
  three.leave()
  await expect.poll(stands).toEqual([twoId, oneId])
})

test('when the last wallet locks, the page is disconnected, and the session is kept for the next page', async () => {
  const { engine, one, two, stands } = await bothConnected()
  one.leave()
  two.leave()
  await expect.poll(stands).toEqual([])
  expect(engine.last()).toEqual({ type: 'DISCONNECTED' })
  expect(hasStoredSession(pageStorage)).toBe(true)
})

test('DISCONNECT disconnects all wallets at once, and does not activate any of them in between', async () => {
  const { engine, oneId, stands } = await bothConnected()
  engine.dispatch({ type: 'DISCONNECT' })
  await expect.poll(stands).toEqual([])
  expect(
    engine
      .news()
      .some(
        (told) =>
          told.type === 'CHANGED' && told.account.connector.id === oneId,
      ),
  ).toBe(false)
  expect(hasStoredSession(pageStorage)).toBe(false)
})

test('a wallet that rejects does not change the connection of another', async () => {
  const { one, oneId, twoId, two } = installTwo()
  const engine = several()
  engine.connect(1, oneId)
  await expect.poll(() => standing(engine.news())).toEqual([oneId])
  two.answer('reject')
  engine.connect(2, twoId)
  await expect.poll(engine.last).toMatchObject({ type: 'FAILED', attempt: 2 })
  expect(standing(engine.news())).toEqual([oneId])
  one.switchChain(10)
  await expect
    .poll(engine.last)
    .toMatchObject({ type: 'CHANGED', account: { chainId: 10 }, others: [] })
})

test('an approval of an abandoned attempt is revoked, and the active wallet stays', async () => {
  const { engine, oneId, twoId, stands } = await bothConnected()
  const slow = installPromptWallet(`slow.${endOfNames()}`)
  engine.connect(3, slow.rdns)
  await expect.poll(() => slow.prompts.length).toBe(1)
  engine.dispatch({ type: 'ABANDON', attempt: 3 })
  engine.forget()
  slow.prompts[0]?.approve()
  await expect.poll(slow.isLetIn).toBe(false)
  await expect.poll(() => slow.asked).toContain('wallet_revokePermissions')
  expect(engine.news()).toEqual([])
  expect(stands()).toEqual([])
  expect(storedWallets(pageStorage)).toEqual([twoId, oneId])
})

test('changes of the active wallet are reported while another one prompts', async () => {
  const { engine, two, twoId } = await bothConnected()
  const slow = installPromptWallet(`slow.${endOfNames()}`)
  engine.connect(3, slow.rdns)
  await expect.poll(() => slow.prompts.length).toBe(1)
  two.switchChain(10)
  await expect.poll(engine.last).toMatchObject({
    type: 'CHANGED',
    account: { chainId: 10, connector: { id: twoId } },
  })
  slow.prompts[0]?.reject(4001)
})
