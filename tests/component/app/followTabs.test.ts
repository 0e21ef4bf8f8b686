import { expect, test } from 'vitest'
import { pageStorage } from '../../../src/platform/storage/storage'
import { install } from '../engine/startEngine'
import { connect } from './aPage'

// `engine/severalPages` plays the other changes of a tab that another one follows.
test('a page that is restored from the back/forward cache disconnects if another tab has, without revoking access again', async () => {
  const wallet = install()
  const { session } = await connect()
  const left = { state: { current: null }, version: 3 }
  // A page in the cache receives no storage events.
  pageStorage.set('walletdock.store', JSON.stringify(left))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect
    .poll(() => session.getState().connection.type)
    .toBe('disconnected')
  expect(wallet.asked).not.toContain('wallet_revokePermissions')
})
