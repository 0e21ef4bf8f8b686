import { parseSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import type { Authentication } from '../../../../src/app/Authentication'
import { dockOf } from '../../../../src/remote/page/dockOf'
import {
  byTestId,
  choose as chooseWallet,
  config,
  connect,
} from '../../app/aPage'
import { installOnceWallet } from '../../app/onceWallet'
import { install, otherAddress } from '../../engine/startEngine'
import { aHost } from './signInHost'

const createFields = () =>
  ({
    domain: 'shop.example',
    uri: 'https://shop.example',
    statement: 'Sign in to Shop.',
    resources: ['https://shop.example/terms'],
    expirationTime: new Date('2100-01-01T00:00:00Z'),
  }) as const

/** Renders a host that creates the fields for a single prompt, and counts its nonces. */
function aHostAtOnce(
  change: Partial<Authentication> = {},
  more?: Parameters<typeof aHost>[1],
) {
  let nonces = 0
  const getNonce = async () => {
    nonces += 1
    return `nonce0000${nonces}`
  }
  const host = aHost({ createFields, getNonce, ...change }, more)
  return { ...host, nonces: () => nonces }
}

/** Methods that open a prompt each. */
const twoSteps = ['wallet_requestPermissions', 'personal_sign']
const stepsOf = ({ asked }: { asked: readonly string[] }) =>
  asked.filter((one) => ['wallet_connect', ...twoSteps].includes(one))

/** Chooses the wallet as a visitor does, without waiting for the answer. */
async function choose() {
  const dock = dockOf(config)
  await dock.wallets.load()
  dock.session.send({ type: 'OPEN', dialog: 'connect' })
  chooseWallet(dock)
  return dock
}

const attempt = () => {
  const { dialog } = dockOf(config).session.getState()
  return dialog?.name === 'connect' ? dialog.flow.attempt : undefined
}

test('a wallet that supports wallet_connect prompts once, the host verifies the signature, and the dialog closes', async () => {
  const wallet = installOnceWallet(otherAddress)
  const { asked, nonces, status } = aHostAtOnce()
  const { session } = await connect()
  await expect.poll(status).toBe('connected')
  expect(session.getState().dialog).toBeUndefined()
  expect(stepsOf(wallet)).toEqual(['wallet_connect'])
  expect(nonces()).toBe(1)
  const [verified = '', ...more] = asked
  expect(more).toEqual([])
  const message = verified.replace(/^verify /, '').replace(/ 132$/, '')
  expect(parseSiweMessage(message)).toMatchObject({
    ...createFields(),
    version: '1',
    chainId: 8453,
    nonce: 'nonce00001',
    issuedAt: expect.any(Date),
  })
})

test('if the wallet does not support wallet_connect, it is prompted in two steps with the same nonce', async () => {
  const wallet = install()
  const { nonces, status } = aHostAtOnce()
  await connect()
  await expect.poll(() => byTestId('sign-in')?.textContent).toBe('Sign message')
  byTestId('sign-in')?.click()
  await expect.poll(status).toBe('connected')
  expect(stepsOf(wallet)).toEqual(['wallet_connect', ...twoSteps])
  expect(nonces()).toBe(1)
})

test.each([
  ['while the authentication status is loading', { status: 'loading' }],
  ['without createFields', { createFields: undefined }],
] as const)('%s, the wallet is prompted in two steps', async (_, change) => {
  const wallet = installOnceWallet(otherAddress)
  const { tell } = aHostAtOnce(change)
  const { session } = await connect()
  tell('unauthenticated')
  session.send({ type: 'OPEN', dialog: 'connect' })
  await expect.poll(() => byTestId('sign-in')?.textContent).toBe('Sign message')
  expect(stepsOf(wallet)).toEqual(['wallet_requestPermissions'])
})

test('a rejection is final, and a retry sends wallet_connect again', async () => {
  const wallet = installOnceWallet(otherAddress)
  wallet.manner = 'refuses'
  const { status } = aHostAtOnce()
  const dock = await choose()
  await expect.poll(attempt).toMatchObject({ failure: { class: 'rejected' } })
  wallet.manner = 'signs'
  chooseWallet(dock)
  await expect.poll(status).toBe('connected')
  expect(stepsOf(wallet)).toEqual(['wallet_connect', 'wallet_connect'])
})

test('if the wallet only connects, the form requests the signature', async () => {
  const wallet = installOnceWallet(otherAddress)
  wallet.manner = 'connects only'
  const { nonces, status } = aHostAtOnce()
  await connect()
  await expect.poll(() => byTestId('sign-in')?.textContent).toBe('Sign message')
  // The wallet may have used the first nonce.
  expect(nonces()).toBe(2)
  byTestId('sign-in')?.click()
  await expect.poll(status).toBe('connected')
  expect(stepsOf(wallet)).toEqual(['wallet_connect', 'personal_sign'])
})

test('a signature of another account does not sign in', async () => {
  const wallet = installOnceWallet(otherAddress)
  wallet.manner = 'signs for another'
  const { asked } = aHostAtOnce()
  await connect()
  await expect.poll(() => byTestId('sign-in')?.textContent).toBe('Sign message')
  expect(asked).toEqual([])
})

test('if the host rejects the signature, the form reports it and requests a second signature', async () => {
  const wallet = installOnceWallet(otherAddress)
  let times = 0
  const { nonces } = aHostAtOnce({
    async verify() {
      times += 1
      return false
    },
  })
  await connect()
  await expect.poll(() => byTestId('retry')?.textContent).toBe('Try again')
  // The next nonce is requested at once.
  await expect.poll(() => [times, nonces()]).toEqual([1, 2])
  byTestId('retry')?.click()
  await expect.poll(() => times).toBe(2)
  expect(stepsOf(wallet)).toEqual(['wallet_connect', 'personal_sign'])
})

test('if getNonce rejects, the wallet stays connected, and the form calls it again on a retry', async () => {
  installOnceWallet(otherAddress)
  let times = 0
  aHostAtOnce({
    async getNonce() {
      times += 1
      if (times < 3) throw new Error('no')
      return 'nonce00003'
    },
  })
  await connect()
  await expect.poll(() => byTestId('retry')?.textContent).toBe('Try again')
  const before = times
  byTestId('retry')?.click()
  await expect.poll(() => times).toBe(before + 1)
})

test('an approval after the visitor has closed the dialog is revoked, and the host verifies nothing', async () => {
  const wallet = installOnceWallet(otherAddress)
  let say = () => {}
  wallet.hold = () =>
    new Promise<void>((resolve) => {
      say = resolve
    })
  const { asked, status } = aHostAtOnce()
  const { session } = await choose()
  await expect.poll(() => wallet.asked).toContain('wallet_connect')
  session.send({ type: 'CLOSE' })
  say()
  await expect.poll(() => wallet.asked).toContain('wallet_revokePermissions')
  expect(status()).toBe('disconnected')
  expect(asked).toEqual([])
})

test('if wallet_connect times out, a retry prompts in two steps', async () => {
  const wallet = installOnceWallet(otherAddress)
  wallet.manner = 'is silent'
  aHostAtOnce({}, { walletTimeoutMs: 500 })
  const dock = await choose()
  await expect.poll(attempt).toMatchObject({ failure: { class: 'timed-out' } })
  chooseWallet(dock)
  await expect.poll(() => byTestId('sign-in')?.textContent).toBe('Sign message')
  expect(stepsOf(wallet)).toEqual([
    'wallet_connect',
    'wallet_requestPermissions',
  ])
})
