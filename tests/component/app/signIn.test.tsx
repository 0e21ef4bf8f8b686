import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { expect, onTestFinished, test } from 'vitest'
import { ConnectButton } from '../../../src/app/ConnectButton'
import { mount } from '../../../src/app/mount'
import { dockOf } from '../../../src/app/registry'
import { useWallet } from '../../../src/app/useWallet'
import { WalletProvider } from '../../../src/app/WalletProvider'
import type { Authentication } from '../../../src/session/Authentication'
import { render } from '../../parts/render'
import { address, install, otherAddress } from '../engine/startEngine'
import { config, connect } from './aPage'

function Shown() {
  const { status } = useWallet()
  return <output>{status}</output>
}

/** A host whose server says yes, and which renders again when the status changes. */
function aHost(change: Partial<Authentication> = {}) {
  const asked: string[] = []
  let auth: Authentication = {
    status: 'unauthenticated',
    async getNonce() {
      asked.push('nonce')
      return 'n1'
    },
    createMessage: ({ nonce, chainId }) => `${nonce} on ${chainId}`,
    async verify({ message, signature }) {
      asked.push(`verify ${message} ${signature.length}`)
      tell('authenticated')
      return true
    },
    async signOut() {
      asked.push('sign out')
      tell('unauthenticated')
    },
    ...change,
  }
  const page = () => (
    <StrictMode>
      <WalletProvider {...config} auth={auth}>
        <ConnectButton />
        <Shown />
      </WalletProvider>
    </StrictMode>
  )
  const { container, rerender } = render(page())
  const { session } = dockOf(config)
  onTestFinished(() => session.send({ type: 'CLOSE' }))
  function tell(status: Authentication['status']) {
    auth = { ...auth, status }
    // Leaving signs out, and who has left draws nothing any more.
    if (container.isConnected) flushSync(() => rerender(page()))
  }
  const status = () => container.querySelector('output')?.textContent
  return { asked, status, tell }
}

const inDialog = (id: string) =>
  [...document.querySelectorAll('[data-walletdock]')]
    .map((host) =>
      host.shadowRoot?.querySelector<HTMLElement>(`[data-testid=wd-${id}]`),
    )
    .find(Boolean)

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
