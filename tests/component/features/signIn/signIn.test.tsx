import { expect, test } from 'vitest'
import { dockOf } from '../../../../src/app/dockOf.initial'
import { mount } from '../../../../src/app/react/mount'
import type { Authentication } from '../../../../src/session/signIn/Authentication'
import { nextFrames } from '../../../fixtures/pages/nextFrames'
import { config, connect } from '../../app/aPage'
import { address, install, otherAddress } from '../../engine/startEngine'
import { aHost, inDialog } from './signInHost'

test('once a wallet is connected, the status follows the authentication status of the host', async () => {
  install()
  const { status, tell } = aHost({ status: 'loading' })
  expect(status()).toBe('disconnected')
  await connect()
  await expect.poll(status).toBe('loading')
  tell('unauthenticated')
  await expect.poll(status).toBe('unauthenticated')
  tell('authenticated')
  await expect.poll(status).toBe('connected')
})

test('in StrictMode, signing in requests one nonce and one signature, and the dialog closes', async () => {
  const wallet = install()
  const { asked, status } = aHost()
  const { session } = await connect({})
  await expect.poll(() => inDialog('sign-in')?.textContent).toBe('Sign message')
  expect(asked).toEqual(['nonce'])
  inDialog('sign-in')?.click()
  await expect.poll(status).toBe('connected')
  expect(session.getState().dialog).toBeUndefined()
  // The signature has 65 bytes, 132 characters in hexadecimal.
  expect(asked).toEqual(['nonce', 'verify n1 on 8453 132'])
  expect(wallet.asked.filter((one) => one === 'personal_sign')).toHaveLength(1)
})

test('when the wallet switches accounts, the host is asked to sign out, and the stored signer is replaced', async () => {
  const wallet = install()
  const { asked, status } = aHost()
  await signIn(status)
  expect(localStorage.getItem('walletdock.signer')).toBe(address)
  asked.length = 0
  wallet.switchAccount(otherAddress)
  await expect.poll(() => asked).toEqual(['sign out'])
  await expect.poll(status).toBe('unauthenticated')
  expect(localStorage.getItem('walletdock.signer')).not.toBe(address)
})

test('closing the form disconnects, and a verification that succeeds later causes a sign-out', async () => {
  install()
  let say: ((ok: boolean) => void) | undefined
  const { asked } = aHost({
    verify: () => new Promise((resolve) => (say = resolve)),
  })
  const { session } = await connect()
  await expect.poll(() => inDialog('sign-in')?.textContent).toBe('Sign message')
  inDialog('sign-in')?.click()
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
  await expect.poll(() => inDialog('sign-in')?.textContent).toBe('Sign message')
  inDialog('sign-in')?.click()
  await expect.poll(status).toBe('connected')
}

/** The host's server has signed in an account on an earlier page, and this page's wallet has another account. */
async function resumeAsAnother(change: Partial<Authentication>) {
  const wallet = install()
  wallet.switchAccount(otherAddress)
  localStorage.setItem('walletdock.signer', address)
  const seen: (string | null | undefined)[] = []
  const host = aHost({ status: 'authenticated', ...change })
  const { session, wallets } = dockOf(config)
  // The engine loads the wallet list before it reports a wallet.
  await wallets.load()
  session.subscribe(() => seen.push(host.status()))
  session.send({
    type: 'CONNECTED',
    account: {
      address: otherAddress,
      chainId: 8453,
      connector: { id: 'acme', name: 'Acme' },
    },
  })
  return { ...host, seen, session }
}

test('if the account has changed while the page was closed, it is never shown as signed in and the host signs out', async () => {
  const { asked, seen, status } = await resumeAsAnother({})
  await expect.poll(() => asked).toEqual(['sign out'])
  await expect.poll(status).toBe('unauthenticated')
  expect(seen).not.toContain('connected')
})

test('if signOut rejects, no error is unhandled, and the account counts as signed out', async () => {
  const { status } = await resumeAsAnother({
    signOut: () => Promise.reject(new Error('The server is away.')),
  })
  await expect.poll(status).toBe('unauthenticated')
  // The next page reads that the account is signed out.
  expect(localStorage.getItem('walletdock.signer')).toBe('')
})

test('an account that the host reports as signed in is shown as signed in', async () => {
  const { asked, status } = await resumeAsAnother({ address: otherAddress })
  await expect.poll(status).toBe('connected')
  expect(asked).toEqual([])
})

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
  const place = document.createElement('div')
  const auth: Authentication = {
    status: 'loading',
    getNonce: async () => 'n1',
    createMessage: () => 'm1',
    verify: async () => true,
    signOut: async () => {},
  }
  const { getSnapshot, unmount, update } = mount(place, { ...config, auth })
  await connect()
  expect(getSnapshot().status).toBe('loading')
  update({ auth: { ...auth, status: 'authenticated' } })
  expect(getSnapshot()).toMatchObject({ status: 'connected', address })
  unmount()
})
