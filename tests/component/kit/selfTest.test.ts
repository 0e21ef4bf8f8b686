import { expect, onTestFinished, test, vi } from 'vitest'
import { loadWithoutReact } from '../../../src/kit/load'
import { selfTest } from '../../../src/kit/selfTest'
import { takeConsole } from '../../fixtures/pages/takeConsole'
import { remoteAt } from './remoteAt'

/** Returns the policy's verdicts, by directive. */
const verdictsOf = ({ policy }: Awaited<ReturnType<typeof selfTest>>) =>
  policy.map(({ directive, verdict }) => `${directive} ${verdict}`)

/** Adds a policy to the page, until the end of this file. */
function addPolicy(content: string) {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = content
  document.head.append(policy)
}

test('a remote that loads is reported with its version, and a page without a policy allows everything', async () => {
  const { url } = remoteAt('none')
  const asks = ['https://node.example/key', 'https://node.example/other']
  // The page's clock advances by a second each time that it is read.
  let nowMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    nowMs += 1000
    return nowMs
  })
  const report = await selfTest(loadWithoutReact, { url, asks })
  const { tookMs } = report.remote
  expect(tookMs).toBeGreaterThanOrEqual(1000)
  expect(Number(tookMs) % 1000).toBe(0)
  expect(report.copies).toContainEqual({
    library: 'react',
    whose: 'walletdock',
    isInUse: false,
  })
  expect(report.page).toBe(location.origin)
  expect(report.remote).toMatchObject({
    ok: true,
    version: '0.4.2',
    mode: 'isolated',
    why: expect.stringContaining('This page passes no React.'),
    url: `${url}/`,
  })
  expect(verdictsOf(report)).toEqual([
    'connect-src allowed',
    'script-src allowed',
    'trusted-types allowed',
    'trusted-types allowed',
    'connect-src allowed',
    'img-src allowed',
  ])
  expect(document.querySelector('iframe')).toBeNull()
})

test('a remote that does not load is reported with its reason, and a network failure does not count as blocked by the policy', async () => {
  const { url } = remoteAt('entry-404')
  const report = await selfTest(loadWithoutReact, { url })
  expect(report.remote).toMatchObject({
    ok: false,
    reason: 'unreachable',
    message: expect.stringContaining('remoteEntry.js cannot be reached'),
  })
  const { origin } = new URL(url)
  expect(report.policy[0]?.what).toBe(`requests to ${origin}`)
  expect(verdictsOf(report)).toContain('script-src failed')
})

/** Returns the copies that the self-test reports for a remote that requires libraries of version 19. */
async function copiesOf(libraries: readonly string[]) {
  const requires = Object.fromEntries(libraries.map((it) => [it, '^19.0.0']))
  const { url } = remoteAt('none')
  const report = await selfTest(
    async (options) => {
      const loaded = await loadWithoutReact(options)
      if (!loaded.ok) return loaded
      const contract = { ...loaded.contract, requires, global: 'walletdock' }
      return { ...loaded, contract }
    },
    { url },
  )
  return report.copies
}

const at = (version: string, from: string, ...useIn: string[]) => ({
  [version]: { from, useIn },
})

test('the self-test reports the library copies of the page’s federation runtime, or those that the remote reports', async () => {
  expect(await copiesOf(['react'])).toEqual([
    { library: 'react', whose: 'walletdock', isInUse: false },
  ])
  const used = at('19.3.1', 'host', 'another', 'walletdock')
  const own = at('19.3.0', 'walletdock', 'walletdock')
  const shares = {
    used,
    usedBesideOthers: {
      ...used,
      ...at('19.2.0', 'host', 'another'),
      ...at('19.4.0', 'host', 'another'),
    },
    unused: at('19.3.1', 'host', 'another'),
    pagesDoesNotFit: at('18.3.1', 'host'),
    ownIsOfferedAndUnused: at('19.3.0', 'walletdock'),
    ownBesideOnesThatFit: { ...at('19.2.0', 'host'), ...own },
  }
  Object.assign(globalThis, {
    __FEDERATION__: { __INSTANCES__: [{ shareScopeMap: { default: shares } }] },
  })
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, '__FEDERATION__')
    Reflect.deleteProperty(globalThis, 'walletdock')
  })
  const copies = await copiesOf(Object.keys(shares))
  expect(copies.map(({ library: _, ...copy }) => copy)).toEqual([
    { version: '19.3.1', whose: 'page', isInUse: true },
    { version: '19.3.1', whose: 'page', isInUse: true },
    { version: '19.3.1', whose: 'page', isInUse: false },
    { version: undefined, whose: 'walletdock', isInUse: false },
    { version: undefined, whose: 'walletdock', isInUse: false },
    { version: '19.3.0', whose: 'walletdock', isInUse: true },
  ])
  const reported = { used: at('19.2.0', 'host', 'walletdock') }
  const walletdock = { init() {}, get() {}, copies: () => reported }
  Object.assign(globalThis, { walletdock })
  expect(await copiesOf(['used'])).toEqual([
    { library: 'used', version: '19.2.0', whose: 'page', isInUse: true },
  ])
})

test('if a page has several remotes, the self-test reports the library copies of the loaded one', async () => {
  const { url, global } = remoteAt('none')
  await loadWithoutReact({ url })
  const tells = (version: string, name: string) => ({
    init() {},
    get() {},
    copies: () => ({ react: { [version]: { from: name, useIn: [name] } } }),
  })
  const { copies } = tells('19.3.1', global)
  Object.assign(Reflect.get(globalThis, global), { copies })
  Object.assign(globalThis, { walletdock: tells('19.2.0', 'walletdock') })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'walletdock'))
  const report = await selfTest(loadWithoutReact, { url })
  expect(report.copies).toContainEqual({
    library: 'react',
    version: '19.3.1',
    whose: 'walletdock',
    isInUse: true,
  })
})

test('the self-test tries the origin from which the remote was loaded', async () => {
  const { url } = remoteAt('none')
  const other = url.replace('127.0.0.1', 'localhost')
  const from = { url: remoteAt('contract-404').url, fallbackUrls: [other] }
  const { policy } = await selfTest(loadWithoutReact, from)
  expect(policy[0]?.what).toBe(`requests to ${new URL(other).origin}`)
  expect(takeConsole()).toHaveLength(1)
})

test('the self-test sends no request to the origins of the host’s configuration, and shows nothing on the page', async () => {
  const { url } = remoteAt('none')
  const { origin } = new URL(url)
  const asked = async () => (await fetch(`${origin}/requests/`)).json()
  const before = await asked()
  const asks = [`${origin}/node`]
  const hidden: unknown[] = []
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap((each) => [...each.addedNodes]))
      if (node instanceof HTMLIFrameElement) hidden.push(node.hidden)
  })
  observer.observe(document.body, { childList: true })
  const report = await selfTest(loadWithoutReact, { url, asks })
  expect(verdictsOf(report).filter((one) => /^connect/.test(one))).toEqual([
    'connect-src allowed',
    'connect-src allowed',
  ])
  expect(await asked()).toEqual(before)
  observer.disconnect()
  expect(new Set(hidden)).toEqual(new Set([true]))
})

test('a trial that the page’s policy forbids is reported as blocked', async () => {
  const { url } = remoteAt('none')
  addPolicy('trusted-types walletdock-host')
  // A trial that follows a blocked trial has its own result.
  const former = await selfTest(loadWithoutReact, { url })
  expect(verdictsOf(former).slice(-2)).toEqual([
    'trusted-types blocked',
    'img-src allowed',
  ])
  addPolicy("img-src 'none'")
  const report = await selfTest(loadWithoutReact, { url })
  expect(verdictsOf(report)).toEqual([
    'connect-src allowed',
    'script-src allowed',
    'trusted-types allowed',
    'trusted-types blocked',
    'img-src blocked',
  ])
})

test('wallets are listed once each, sorted by name, and invalid announcements are ignored', async () => {
  const { url } = remoteAt('none')
  const provider = { request() {} }
  const announceName = (name: unknown, rdns = `com.${name}`) =>
    dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: { info: { name, rdns }, provider },
      }),
    )
  const announce = () => {
    for (const name of ['Zebra', 'Acme', 'Acme', 7]) announceName(name)
    announceName(`Long ${'o'.repeat(100)}`)
    dispatchEvent(new Event('eip6963:announceProvider'))
    // Some wallets query their own background page before they announce themselves.
    setTimeout(() => announceName('Late'), 50)
  }
  addEventListener('eip6963:requestProvider', announce)
  onTestFinished(() => removeEventListener('eip6963:requestProvider', announce))
  const { wallets } = await selfTest(loadWithoutReact, { url })
  expect(wallets).toEqual(['Acme', 'Late', `Long ${'o'.repeat(75)}`, 'Zebra'])
  // The self-test has stopped listening.
  const info = vi.fn()
  const detail = Object.defineProperty({}, 'info', { get: info })
  dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  expect(info).not.toHaveBeenCalled()
})

test('in a sandboxed frame, where it cannot use its own frame, the self-test reports the rest', async () => {
  // From here on, frames of this page have another origin, as in a sandboxed page.
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name)
    if (element instanceof HTMLIFrameElement)
      element.sandbox.add('allow-scripts')
    return element
  })
  const { url } = remoteAt('none')
  const asks = ['https://node.example']
  const report = await selfTest(loadWithoutReact, { url, asks })
  expect(report).toMatchObject({ remote: { ok: true }, policy: [] })
  expect(document.querySelector('iframe')).toBeNull()
})

test('a node at the page’s own origin is tried like any other', async () => {
  const { url } = remoteAt('none')
  addPolicy(`connect-src ${new URL(url).origin}`)
  const asks = ['/node', 'https://node.example']
  const report = await selfTest(loadWithoutReact, { url, asks })
  expect(verdictsOf(report).filter((one) => /^connect/.test(one))).toEqual([
    'connect-src allowed',
    'connect-src blocked',
    'connect-src blocked',
  ])
})

test('a trial without an answer from the browser is not reported as allowed', async () => {
  const { url } = remoteAt('none')
  const report = await selfTest(loadWithoutReact, {
    url,
    asks: ['http://'],
  })
  expect(report.policy).toContainEqual({
    directive: 'connect-src',
    what: 'requests to http://',
    verdict: 'failed',
  })
})

test('the self-test tries the remote’s scripts with the host’s nonce', async () => {
  // The scripts of these tests must still run.
  addPolicy(`script-src 'nonce-a' ${location.origin}`)
  const verdicts = ['a', 'b'].map(async (nonce) => {
    const { url } = remoteAt('none')
    const report = await selfTest(loadWithoutReact, { url, nonce })
    return verdictsOf(report).find((one) => /^script-src/.test(one))
  })
  expect(await Promise.all(verdicts)).toEqual([
    'script-src allowed',
    'script-src blocked',
  ])
})

test('a page whose policy forbids all requests gets the remote’s own failure', async () => {
  addPolicy("connect-src 'none'")
  const { url } = remoteAt('none')
  const report = await selfTest(loadWithoutReact, { url })
  expect(report.remote).toMatchObject({ ok: false, reason: 'forbidden' })
  expect(verdictsOf(report)[0]).toBe('connect-src blocked')
})
