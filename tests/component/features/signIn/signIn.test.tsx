import { expect, test } from 'vitest'
import type { Authentication } from '../../../../src/app/Authentication'
import { dockOf } from '../../../../src/remote/page/dockOf'
import { nextFrames } from '../../../fixtures/pages/nextFrames'
import { byTestId, config, connect, mountPage } from '../../app/aPage'
import { address, install, otherAddress } from '../../engine/startEngine'
import { aHost } from './signInHost'

test('in StrictMode, signing in requests one nonce and one signature, and the dialog closes', async () => {
  const wallet = install()
  const { asked, status } = aHost()
  const { session } = await connect({})
  await expect.poll(() => byTestId('sign-in')?.textContent).toBe('Sign message')
  expect(asked).toEqual(['nonce'])
  byTestId('sign-in')?.click()
  await expect.poll(status).toBe('connected')
  expect(session.getState().dialog).toBeUndefined()
  // The signature has 65 bytes, 132 characters in hexadecimal.
  expect(asked).toEqual(['nonce', 'verify n1 on 8453 132'])
  expect(wallet.asked.filter((one) => one === 'personal_sign')).toHaveLength(1)
})

test('closing the form disconnects, and a verification that succeeds later causes a sign-out', async () => {
  install()
  let say: ((ok: boolean) => void) | undefined
  const { asked } = aHost({
    verify: () => new Promise((resolve) => (say = resolve)),
  })
  const { session } = await connect()
  await expect.poll(() => byTestId('sign-in')?.textContent).toBe('Sign message')
  byTestId('sign-in')?.click()
  await expect.poll(() => say).toBeDefined()
  session.send({ type: 'CLOSE' })
  await expect
    .poll(() => session.getState().connection.type)
    .toBe('disconnected')
  say?.(true)
  await expect.poll(() => asked).toEqual(['nonce', 'sign out'])
})

/** Signs in through the form. */
async function signIn(status: () => unknown) {
  await connect()
  await expect.poll(() => byTestId('sign-in')?.textContent).toBe('Sign message')
  byTestId('sign-in')?.click()
  await expect.poll(status).toBe('connected')
}

test('the next nonce is requested after the sign-out has finished', async () => {
  const wallet = install()
  let leave = () => {}
  const { asked, status, tell } = aHost({
    signOut: () =>
      new Promise<void>((resolve) => {
        leave = () => {
          tell('unauthenticated')
          resolve()
        }
      }),
  })
  await signIn(status)
  asked.length = 0
  wallet.switchAccount(otherAddress)
  await expect.poll(status).toBe('unauthenticated')
  dockOf(config).session.send({ type: 'OPEN', dialog: 'connect' })
  await nextFrames()
  expect(asked).toEqual([])
  leave()
  await expect.poll(() => asked).toEqual(['nonce'])
})

test('a page without React passes its authentication status to `update`', async () => {
  install()
  const auth: Authentication = {
    status: 'loading',
    getNonce: async () => 'n1',
    createMessage: () => 'm1',
    verify: async () => true,
    signOut: async () => {},
  }
  const { getSnapshot, update } = mountPage({ auth })
  await connect()
  expect(getSnapshot().status).toBe('loading')
  update({ auth: { ...auth, status: 'authenticated' } })
  expect(getSnapshot()).toMatchObject({ status: 'connected', address })
})
