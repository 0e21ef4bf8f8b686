import { expect, test } from 'vitest'
import { dockOf } from '../../../src/app/dockOf'
import { mount } from '../../../src/app/react/mount'
import type { Authentication } from '../../../src/session/signIn/Authentication'
import { nextFrames } from '../../fixtures/pages/nextFrames'
import { address, install, otherAddress } from '../engine/startEngine'
import { config, connect } from './aPage'
import { aHost, inDialog } from './signInHost'

test('the host’s status is the wallet’s, as soon as a wallet is connected', async () => {
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

test('signing in, in StrictMode: one nonce, one signature, and the dialog closes', async () => {
  const wallet = install()
  const { asked, status } = aHost()
  const { session } = await connect({})
  await expect.poll(() => inDialog('sign-in')?.textContent).toBe('Sign message')
  expect(asked).toEqual(['nonce'])
  inDialog('sign-in')?.click()
  await expect.poll(status).toBe('connected')
  expect(session.getState().dialog).toBeUndefined()
  // 65 bytes.
  expect(asked).toEqual(['nonce', 'verify n1 on 8453 132'])
  expect(wallet.asked.filter((one) => one === 'personal_sign')).toHaveLength(1)
})

test('another account of the wallet is signed out', async () => {
  const wallet = install()
  const { asked, status } = aHost()
  await connect()
  await expect.poll(() => inDialog('sign-in')?.textContent).toBe('Sign message')
  inDialog('sign-in')?.click()
  await expect.poll(status).toBe('connected')
  asked.length = 0
  wallet.switchAccount(otherAddress)
  await expect.poll(() => asked).toEqual(['sign out'])
  await expect.poll(status).toBe('unauthenticated')
})

test('a host that says nothing but an error is asked again by the visitor', async () => {
  install()
  let times = 0
  aHost({
    getNonce() {
      times += 1
      return times > 1 ? Promise.resolve('n2') : Promise.reject(new Error('no'))
    },
  })
  await connect()
  await expect.poll(() => inDialog('retry')?.textContent).toBe('Try again')
  inDialog('retry')?.click()
  await expect.poll(() => inDialog('sign-in')?.textContent).toBe('Sign message')
  expect(times).toBe(2)
})

test('closing the form disconnects, and a yes that comes later is taken back', async () => {
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

/** The host's server knows Ada from an earlier page, and this page's wallet is another account. */
async function resumeAsAnother(change: Partial<Authentication>) {
  const wallet = install()
  wallet.switchAccount(otherAddress)
  localStorage.setItem('walletdock.signer', address)
  const seen: (string | null | undefined)[] = []
  const host = aHost({ status: 'authenticated', ...change })
  const { session, wallets } = dockOf(config)
  // As the engine does, before it can tell of a wallet.
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

test('an account that changed while the page was closed is never shown as signed in: the host is asked to sign out', async () => {
  const { asked, seen, status } = await resumeAsAnother({})
  await expect.poll(() => asked).toEqual(['sign out'])
  await expect.poll(status).toBe('unauthenticated')
  expect(seen).not.toContain('connected')
})

test('a host that cannot sign out lets nothing uncaught through, and the account still counts as not signed in', async () => {
  const { status } = await resumeAsAnother({
    signOut: () => Promise.reject(new Error('The server is away.')),
  })
  await expect.poll(status).toBe('unauthenticated')
  // The next page knows, too.
  expect(localStorage.getItem('walletdock.signer')).toBe('')
})

test('anyone who is signed in by the host’s own word is shown as signed in', async () => {
  const { asked, status } = await resumeAsAnother({ address: otherAddress })
  await expect.poll(status).toBe('connected')
  expect(asked).toEqual([])
})

test('the nonce is asked for when the sign-out of the one before is done', async () => {
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
  await connect()
  await expect.poll(() => inDialog('sign-in')?.textContent).toBe('Sign message')
  inDialog('sign-in')?.click()
  await expect.poll(status).toBe('connected')
  asked.length = 0
  wallet.switchAccount(otherAddress)
  await expect.poll(status).toBe('unauthenticated')
  dockOf(config).session.send({ type: 'OPEN', dialog: 'connect' })
  await nextFrames()
  expect(asked).toEqual([])
  leave()
  await expect.poll(() => asked).toEqual(['nonce'])
})

test('a visitor who signed in is remembered for the next page until the host has signed them out', async () => {
  const wallet = install()
  const { status } = aHost()
  await connect()
  await expect.poll(() => inDialog('sign-in')?.textContent).toBe('Sign message')
  inDialog('sign-in')?.click()
  await expect.poll(status).toBe('connected')
  expect(localStorage.getItem('walletdock.signer')).toBe(address)
  wallet.leave()
  await expect.poll(() => localStorage.getItem('walletdock.signer')).toBeNull()
})

test('a plain page tells its sign-in’s status by `update`', async () => {
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
