import { expect, test } from 'vitest'
import { handleSignIn } from '../../../src/features/signIn/engine/handleSignIn'
import type { SignInResult } from '../../../src/features/signIn/SignIn'
import { connectedPage, permittingWallet } from './permittingWallet'
import { address } from './startEngine'

test('after the wallet’s extension was reloaded, a switch, a signature and sending fail within seconds', async () => {
  const wallet = permittingWallet(address)
  const { batches, config, dispatch, last, send } = await connectedPage(
    wallet,
    { walletTimeoutMs: 120_000 },
  )
  wallet.vanish()
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
  await expect
    .poll(last)
    .toMatchObject({ type: 'SWITCH_ENDED', number: 1, failure })
  await expect.poll(() => told).toMatchObject([{ type: 'UNSIGNED', failure }])
  await expect
    .poll(() => outcomes)
    .toMatchObject([{ name: 'WalletGoneError' }, { name: 'WalletGoneError' }])
  expect(wallet.asked).not.toContain('eth_sendTransaction')
})
