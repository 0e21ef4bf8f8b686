import { expect, test } from 'vitest'
import { handleSignIn } from '../../../src/features/signIn/engine/door'
import type { SignInResult } from '../../../src/session/signIn/SignIn'
import { permittingWallet } from './permittingWallet'
import { address, startEngine } from './startEngine'

/** Connects a page, and then reloads the extension of its wallet. */
async function abandonedPage() {
  const wallet = permittingWallet(address)
  const list = [wallet.announced]
  const announced = { get: () => list, subscribe: () => () => {} }
  const engine = startEngine({ announced, walletTimeoutMs: 120_000 })
  engine.connect(1, wallet.id)
  await expect.poll(() => engine.news()).toMatchObject([{ type: 'CONNECTED' }])
  wallet.vanish()
  return { ...engine, wallet }
}

test('after the wallet’s extension was reloaded, a switch, a signature and sending fail within seconds', async () => {
  const { batches, config, dispatch, news, send, wallet } =
    await abandonedPage()
  dispatch({ type: 'SWITCH', number: 1, chainId: 10 })
  const told: SignInResult[] = []
  const auth = {
    getNonce: async () => 'nonce',
    createMessage: () => 'message',
    verify: async () => true,
    signOut: async () => {},
    status: 'unauthenticated' as const,
  }
  const whenSignedOut = async () => {}
  const context = { auth, config, walletTimeoutMs: 120_000, whenSignedOut }
  const asked = { type: 'SIGN', round: 1, message: 'Hello', address } as const
  handleSignIn(asked, context, (news) => told.push(news))
  const request = { to: address, value: 1n } as const
  const outcomes: unknown[] = []
  const take = (thrown: unknown) => outcomes.push(thrown)
  send(request).catch(take)
  ;(await batches()).send([request, request], {}).catch(take)

  const failure = { class: 'wallet-gone' }
  const soon = { timeout: 4000 }
  await expect
    .poll(() => news().at(-1), soon)
    .toMatchObject({ type: 'SWITCH_ENDED', number: 1, failure })
  await expect
    .poll(() => told, soon)
    .toMatchObject([{ type: 'UNSIGNED', failure }])
  await expect
    .poll(() => outcomes, soon)
    .toMatchObject([{ name: 'WalletGoneError' }, { name: 'WalletGoneError' }])
  expect(wallet.asked).not.toContain('eth_sendTransaction')
})
