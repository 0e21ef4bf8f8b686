import { expect, onTestFinished, test, vi } from 'vitest'
import type { Authentication } from '../../../src/app/Authentication'
import { dockOf } from '../../../src/remote/page/dockOf'
import { createTestProvider } from '../../../src/testWallet/createTestProvider'
import { address, rpcUrls } from '../engine/startEngine'
import { choose, config, inWalletdock, mountPage } from './aPage'

const german = { ...config, locale: 'de' }
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const auth: Authentication = {
  status: 'unauthenticated',
  getNonce: async () => 'n1',
  createMessage: ({ nonce }) => nonce,
  verify: async () => true,
  signOut: async () => {},
}

/** Renders a German page in a browser whose wallet does not identify itself. */
function unnamedWallet(more: Partial<typeof config> = {}) {
  const { provider } = createTestProvider({ address, rpcUrls, chainId: 8453 })
  vi.stubGlobal('ethereum', provider)
  const given = { ...german, ...more }
  mountPage(given)
  const dock = dockOf(given)
  const { session } = dock
  onTestFinished(() => {
    session.send({ type: 'CLOSE' })
    vi.unstubAllGlobals()
  })
  const find = (selector: string) =>
    inWalletdock(`dialog ${selector}`)?.textContent
  return { choose: () => choose(dock, 'browserWallet'), find, session }
}

test('a wallet that does not identify itself is named in the visitor’s language', async () => {
  const { choose, find, session } = unnamedWallet({ expects: other })
  session.send({ type: 'OPEN', dialog: 'connect' })
  const row = '[data-testid=wd-wallet-browserWallet]'
  await expect.poll(() => find(row)).toContain('Browser-Wallet')
  choose()
  await expect.poll(() => session.getState().connection.type).toBe('connected')
  const { account } = session.getState().connection
  // Hosts receive the same name in every language.
  expect(account?.connector.name).toBe('Browser wallet')
  session.send({ type: 'OPEN', dialog: 'account' })
  await expect
    .poll(() => find('[role=status]'))
    .toMatch(/^Diese App .* Wechseln Sie in Ihrer Wallet zu diesem Konto/)
})

test('the sign-in form does not put the name of an unidentified wallet into sentences', async () => {
  const { choose, find, session } = unnamedWallet({ auth })
  session.send({ type: 'OPEN', dialog: 'connect' })
  await expect
    .poll(() => find('[data-testid=wd-wallet-browserWallet]'))
    .toBeTruthy()
  choose()
  await expect
    .poll(() => find('[aria-live]'))
    .toMatch(/Signieren Sie in Ihrer Wallet eine Nachricht/)
})
