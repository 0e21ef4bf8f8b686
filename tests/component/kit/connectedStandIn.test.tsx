import { disconnect } from '@wagmi/core'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import '../../../src/kit/element'
import { answerTap } from '../../../src/kit/render/answerTap'
import {
  WalletdockBoundary,
  type WalletdockBoundaryProps,
} from '../../../src/kit/walletdock'
import { render } from '../../fixtures/pages/render'
import { address } from '../engine/startEngine'
import { connectedWagmi } from './aWagmi'
import { button } from './openHost'
import { remoteAt } from './remoteAt'

const shortAddress = '0xf39F…2266'

/** A boundary whose remote never arrives. */
function aBoundary(
  config: Partial<WalletdockBoundaryProps['config']>,
  accountCookie?: string,
) {
  return (
    <WalletdockBoundary
      accountCookie={accountCookie}
      load={() => new Promise(() => {})}
      config={{ appName: 'Shop', ...config }}
    >
      {() => null}
    </WalletdockBoundary>
  )
}

function aPlace() {
  const place = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => place.remove())
  return place
}

/** Records the texts of an element, which it has now and after each change. */
function watchTexts(place: HTMLElement) {
  const texts = new Set<string | null>()
  new MutationObserver(() => texts.add(place.textContent)).observe(place, {
    childList: true,
    subtree: true,
    characterData: true,
  })
  return () => [...texts]
}

test('a server’s stand-in shows the account of the page’s own wagmi, and so does every frame of the browser', async () => {
  const wagmi = await connectedWagmi()
  const server = renderToString(aBoundary({ wagmi }))
  expect(server).toContain(shortAddress)
  const place = aPlace()
  place.innerHTML = server
  const texts = watchTexts(place)
  const root = hydrateRoot(place, aBoundary({ wagmi }))
  onTestFinished(() => root.unmount())
  // The server's HTML shows the account before React has hydrated it.
  await expect.poll(texts).toEqual([shortAddress])
  // Another part of the page disconnects.
  await disconnect(wagmi)
  await expect.element(button('Connect wallet')).toBeVisible()
})

test('a server that does not know the account causes no hydration error', async () => {
  const place = aPlace()
  place.innerHTML = renderToString(aBoundary({}))
  const errors: unknown[] = []
  const root = hydrateRoot(
    place,
    aBoundary({ wagmi: await connectedWagmi() }),
    {
      onRecoverableError: (error) => errors.push(error),
    },
  )
  onTestFinished(() => root.unmount())
  await expect.element(button(shortAddress)).toBeVisible()
  expect(errors).toEqual([])
})

test.each([
  ['which has no state', {}],
  ['without a current connection', { state: { status: 'connected' } }],
  [
    'whose stored connections are not revived yet',
    { state: { status: 'reconnecting', current: 'a', connections: {} } },
  ],
  [
    'which reconnects nothing',
    { state: { status: 'connecting', current: null, connections: new Map() } },
  ],
])('a wagmi config %s is not a connected visitor', async (_, wagmi) => {
  // Pages without types may pass anything.
  render(aBoundary({ wagmi: wagmi as never }))
  await expect.element(button('Connect wallet')).toBeVisible()
})

test('while wagmi reads its storage, the stand-in shows the account that the last page has shown', () => {
  const wagmi = { state: { status: 'connecting', connections: new Map() } }
  const shown = JSON.stringify({ address, chainId: 8453 })
  localStorage.setItem('walletdock.button', shown)
  onTestFinished(() => localStorage.clear())
  const page = render(aBoundary({ wagmi: wagmi as never }))
  expect(page.container.textContent).toBe(shortAddress)
})

/** Stores a session of a page without its own wagmi, as an earlier page would. */
function storeSession(account: object) {
  const session = { connector: 'a', state: { current: 'a' }, account }
  localStorage.setItem('walletdock.store', JSON.stringify(session))
  onTestFinished(() => {
    localStorage.clear()
    // biome-ignore lint/suspicious/noDocumentCookie: the kit writes it in the same way
    document.cookie = 'walletdock=;path=/;max-age=0'
  })
}

const connectedAccount = {
  address,
  chainId: 8453,
  connector: { id: 'a', name: 'A' },
}

test('without a wagmi of the page, the stand-in shows the account of the stored session in its first frame', () => {
  storeSession(connectedAccount)
  expect(render(aBoundary({})).container.textContent).toBe(shortAddress)
})

test('a stored session causes no hydration error, and replaces what the server sent', async () => {
  const place = aPlace()
  place.innerHTML = renderToString(aBoundary({}))
  storeSession(connectedAccount)
  const texts = watchTexts(place)
  const errors: unknown[] = []
  const root = hydrateRoot(place, aBoundary({}), {
    onRecoverableError: (error) => errors.push(error),
  })
  onTestFinished(() => root.unmount())
  await expect.element(button(shortAddress)).toBeVisible()
  expect(errors).toEqual([])
  expect(texts()).toEqual([shortAddress])
})

test('a server shows the account of the page’s cookie in the width of its button, without a hydration error', async () => {
  const cookie = `${address}_8453_231.5`
  const place = aPlace()
  place.innerHTML = renderToString(aBoundary({}, cookie))
  const drawn = place.querySelector('math')
  expect(drawn?.textContent).toBe(shortAddress)
  expect(drawn?.getBoundingClientRect().width).toBeCloseTo(231.5, 1)
  storeSession(connectedAccount)
  const texts = watchTexts(place)
  const errors: unknown[] = []
  const root = hydrateRoot(place, aBoundary({}, cookie), {
    onRecoverableError: (error) => errors.push(error),
  })
  await expect.poll(() => place.querySelector('math')).toBeNull()
  expect(texts()).toEqual([shortAddress])
  expect(errors).toEqual([])
  root.unmount()
})

test.each(['', 'null', '0x12_8453_200', `${address}_a_200`])(
  'a server ignores the cookie %j',
  (cookie) => {
    expect(renderToString(aBoundary({}, cookie))).toContain('Connect wallet')
  },
)

test.each([`${address}_8453_`, `${address}_8453_9999`, `${address}_8453_"`])(
  'a server that reads %j uses the width of the address',
  (cookie) => {
    const html = renderToString(aBoundary({}, cookie))
    expect(html).toContain(shortAddress)
    expect(html).toContain('<mpadded><mspace')
  },
)

test('the account is in the page’s cookie, only if the page wants one, and not after a disconnect', async () => {
  const cookie = () => /walletdock=([^;]*)/.exec(document.cookie)?.[1]
  storeSession(connectedAccount)
  const { rerender } = render(aBoundary({}))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(cookie()).toBeUndefined()
  rerender(aBoundary({}, ''))
  await expect.poll(cookie).toBe(`${address}_8453_`)
  localStorage.clear()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(cookie()).toBeUndefined()
})

test.each([
  ['null', { config: null }],
  ['set by attributes', { appName: 'Shop' }],
])(
  'an element whose config is %s shows the account of the stored session',
  async (_, properties) => {
    storeSession(connectedAccount)
    const dock = document.createElement('wallet-dock')
    onTestFinished(() => dock.remove())
    const { url } = remoteAt('mount-wakes')
    Object.assign(dock, { url, ...properties })
    document.body.append(dock)
    const texts = watchTexts(dock)
    await expect.poll(() => texts()[0]).toBe(shortAddress)
  },
)

test('visitors who are connected but signed out see the offer that the real button makes', async () => {
  const wagmi = await connectedWagmi()
  const signedOut = { status: 'unauthenticated' } as never
  expect(renderToString(aBoundary({ wagmi, auth: signedOut }))).toContain(
    'Connect wallet',
  )
})

test('an element whose config arrives later shows the account, and a press opens the connect dialog if the wallet is gone', async () => {
  const wagmi = await connectedWagmi()
  const { global, url } = remoteAt('mount-wakes')
  const dock = document.createElement('wallet-dock')
  onTestFinished(() => dock.remove())
  Object.assign(dock, { url, config: null })
  document.body.append(dock)
  await expect.element(button('Connect wallet')).toBeVisible()
  dock.config = { appName: 'Shop', wagmi }
  await expect.poll(() => dock.textContent).toBe(shortAddress)
  dock.querySelector('button')?.click()
  const state = () => Reflect.get(globalThis, global)?.state
  await expect.element(button('Mine')).toBeVisible()
  for (let turn = 0; turn < 3; turn++) {
    state().wake()
    await new Promise(requestAnimationFrame)
  }
  expect(state().opened).toEqual(['connect'])
})

test('a press on the account opens the account dialog once the wallet is connected', () => {
  const opened: unknown[] = []
  const open = async (dialog?: unknown) => void opened.push(dialog)
  expect(answerTap('account', null, { status: 'loading', open })).toBe(
    'account',
  )
  expect(
    answerTap('account', null, { status: 'connected', open }),
  ).toBeUndefined()
  expect(opened).toEqual(['account'])
})
