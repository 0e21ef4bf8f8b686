import { expect, onTestFinished, test } from 'vitest'
import type { WalletDockElement } from '../../../src/kit/element'
import { nextFrames } from '../../fixtures/pages/nextFrames'
import { takeConsole } from '../../fixtures/pages/takeConsole'
import { remoteAt } from './remoteAt'

/** Adds an element with properties to the page, and records its events. Cancels failures, so that none is logged. */
function putDock(properties: object) {
  const dock = document.createElement('wallet-dock')
  const told: string[] = []
  for (const name of ['loaded', 'failed', 'changed'])
    dock.addEventListener(`walletdock-${name}`, (event) => {
      event.preventDefault()
      const { message = '' } = Object((event as CustomEvent).detail)
      told.push(`${name} ${message}`.trim())
    })
  Object.assign(dock, properties)
  document.body.append(dock)
  onTestFinished(() => dock.remove())
  return { dock, told, seen: () => expect.poll(() => dock.textContent) }
}

/** Counts a remote's buttons on the page. */
const mountsOf = ({ global }: { global: string }): number =>
  Reflect.get(globalThis, global)?.state.mounts

test('properties that were set before the element was defined take effect', async () => {
  const { url } = remoteAt('none')
  const config = { appName: 'Early', theme: 'light', look: { surface: '#fff' } }
  const { dock, seen } = putDock({ url, config, wallet: 'rainbow' })
  await import('../../../src/kit/element')
  await seen().toBe('mounted Early rainbow light #fff')
  expect(dock.getAttribute('url')).toBe(url)
  // Properties that are set later take effect, too, and removed ones return to their defaults.
  const auth = { status: 'unauthenticated' }
  Object.assign(dock, { config: { ...config, auth } })
  await seen().toBe('mounted Early rainbow unauthenticated light #fff')
  dock.wallet = 'metaMask'
  expect(dock.getAttribute('wallet')).toBe('metaMask')
  dock.setAttribute('theme', 'dark')
  dock.setAttribute('locale', 'de')
  await seen().toBe('mounted Early metaMask unauthenticated dark de #fff')
  dock.wallet = undefined
  dock.removeAttribute('theme')
  Object.assign(dock, { config: { appName: 'Early' } })
  await seen().toBe('mounted Early de')
})

test('a framework removes a property by setting it to undefined or null', () => {
  const dock: WalletDockElement = document.createElement('wallet-dock')
  for (const none of [undefined, null]) {
    dock.appName = 'Shop'
    expect(dock.getAttribute('app-name')).toBe('Shop')
    Object.assign(dock, { appName: none })
    expect(dock.hasAttribute('app-name')).toBe(false)
  }
})

test('an element whose properties are set one by one loads once, with the final values', async () => {
  const first = remoteAt('none')
  const last = remoteAt('none')
  const { dock, seen } = putDock({})
  dock.url = first.url
  dock.config = { appName: 'Nobody' }
  document.body.prepend(dock)
  dock.url = last.url
  dock.config = { appName: 'Shop' }
  dock.label = 'Join'
  await seen().toBe('mounted Shop Join')
  expect(await first.requests()).toEqual([])
  expect(mountsOf(last)).toBe(1)
})

test('an element’s config is an object, JSON as a property or JSON as an attribute', async () => {
  const { url } = remoteAt('none')
  const json = '{ "appName": "Shop" }'
  for (const config of [{ appName: 'Shop' }, json]) {
    const { dock, seen } = putDock({ url, config })
    await seen().toBe('mounted Shop')
    dock.remove()
  }
  const text = putDock({ url, config: { appName: 'Nobody' } })
  Object.assign(text.dock, { config: json })
  expect(text.dock.config).toBeUndefined()
  await text.seen().toBe('mounted Shop')
  const { dock, seen } = putDock({ url })
  dock.setAttribute('config', json)
  await seen().toBe('mounted Shop')
})

test('an element waits while its config is null', async () => {
  const remote = remoteAt('none')
  const { dock, seen } = putDock({ url: remote.url, config: null })
  await seen().toBe('Connect wallet')
  expect(dock.config).toBeUndefined()
  await nextFrames()
  expect(await remote.requests()).toEqual([])
  dock.config = { appName: 'Shop' }
  await seen().toBe('mounted Shop')
})

test('an invalid config is reported once, however often the page renders, until a valid config recovers the element', async () => {
  const { url } = remoteAt('none')
  const wrong = () => ({ appName: 'Shop', chains: [] as never })
  const { dock, told, seen } = putDock({ url, config: wrong() })
  let answers = 0
  dock.addEventListener('walletdock-failed', () => {
    answers += 1
    // A page that renders again after an event sets the same config again.
    dock.config = wrong()
  })
  await seen().toBe('Something went wrong. Try again')
  await nextFrames()
  expect(answers).toBe(1)
  expect(told[0]).toBe(
    'failed <wallet-dock> stopped: it has no chains\nSee walletdock/troubleshoot.md#crashed',
  )
  dock.config = { appName: 'Shop' }
  await seen().toBe('mounted Shop')
  // The same error is reported again after the button was mounted.
  Object.assign(dock, { url: remoteAt('none').url, config: wrong() })
  await seen().toBe('Something went wrong. Try again')
  await nextFrames()
  expect(answers).toBe(2)
})

test('a config that became "[object Object]" is reported with advice', async () => {
  const { url } = remoteAt('none')
  const { dock, told, seen } = putDock({ url })
  dock.setAttribute('config', '[object Object]')
  await seen().toBe('Something went wrong. Try again')
  expect(told[0]).toMatch(
    /`config` is not JSON.*set the property `config` to an object/,
  )
  dock.setAttribute('config', '{ "appName": "Shop" }')
  await seen().toBe('mounted Shop')
})

test('a new url replaces a remote that failed, a remote that is loading and a remote that is shown', async () => {
  const [slow, next, shown] = ['entry-late', 'none', 'none'].map(remoteAt)
  const { dock, told, seen } = putDock({
    url: remoteAt('contract-404').url,
    config: { appName: 'Shop' },
  })
  await seen().toBe('Couldn’t load. Try again')
  // Another config does not help while the url fails.
  dock.config = { appName: 'Shop' }
  dock.url = slow?.url
  await seen().toBe('Connect wallet')
  dock.url = next?.url
  await seen().toBe('mounted Shop')
  dock.url = shown?.url
  const loads = () => told.filter((line) => line === 'loaded').length
  await expect.poll(loads).toBe(2)
  // The slow entry has arrived.
  const entry = `${slow?.url}/remoteEntry`
  const requests = () => performance.getEntriesByType('resource')
  await expect
    .poll(() => requests().some(({ name }) => name.startsWith(entry)))
    .toBe(true)
  await nextFrames()
  expect(loads()).toBe(2)
})

test('an element that moves keeps its button, updates sign-in and label, and removes the button when the element is removed', async () => {
  const remote = remoteAt('none')
  const config = { appName: 'Shop' }
  // The events bubble, so that a page may listen in one place.
  const heard: unknown[] = []
  const hear = ({ target }: Event) => heard.push(target)
  document.addEventListener('walletdock-loaded', hear)
  onTestFinished(() => document.removeEventListener('walletdock-loaded', hear))
  const { dock, told, seen } = putDock({ url: remote.url, config })
  await seen().toBe('mounted Shop')
  expect(heard).toEqual([dock])
  expect(told).toEqual(['loaded', 'changed'])
  document.body.prepend(dock)
  const auth = { status: 'unauthenticated' }
  Object.assign(dock, { label: 'Join', config: { ...config, auth } })
  await seen().toBe('mounted Shop Join unauthenticated')
  expect(told.length).toBe(2)
  dock.remove()
  await seen().toBe('')
  expect(mountsOf(remote)).toBe(0)
  document.body.append(dock)
  await seen().toBe('mounted Shop Join unauthenticated')
  expect(mountsOf(remote)).toBe(1)
})

test('the property `wallet` of an element is set while its button is mounted', async () => {
  const { url } = remoteAt('none')
  const { dock, seen } = putDock({ url, config: { appName: 'Shop' } })
  expect(dock.wallet).toBeUndefined()
  await seen().toBe('mounted Shop')
  expect(dock.wallet).toMatchObject({ status: 'disconnected' })
  dock.remove()
  await expect.poll(() => dock.wallet).toBeUndefined()
})

test('a retry loads again, and reports another failure', async () => {
  const broken = putDock({ url: remoteAt('contract-404').url })
  const failures = () => broken.told.filter((line) => /^failed/.test(line))
  await expect.poll(failures).toHaveLength(1)
  broken.dock.querySelector('button')?.click()
  await expect.poll(failures).toHaveLength(2)
  const { url } = remoteAt('mount-missing-then-none')
  const { dock, seen } = putDock({ url, config: { appName: 'Shop' } })
  await seen().toBe('Couldn’t load. Try again')
  dock.querySelector('button')?.click()
  await seen().toBe('mounted Shop')
})

test('a later crash is reported, and an element that has left the page has no listeners', async () => {
  const { url, global } = remoteAt('mount-crashes')
  const { dock, told, seen } = putDock({ url, config: { appName: 'Shop' } })
  await seen().toBe('mounted Shop')
  const { state } = Reflect.get(globalThis, global)
  state.crash(new Error('too late'))
  expect(told).toContain(
    'failed <wallet-dock> stopped: too late\nSee walletdock/troubleshoot.md#crashed',
  )
  state.crash('no error')
  expect(told).toContain(
    'failed <wallet-dock> stopped: no error\nSee walletdock/troubleshoot.md#crashed',
  )
  expect(state.listeners).toBe(1)
  dock.remove()
  await expect.poll(() => state.listeners).toBe(0)
})

test('an element logs a failure that no listener cancels', async () => {
  const { url } = remoteAt('contract-404')
  const dock = document.createElement('wallet-dock')
  dock.url = url
  onTestFinished(() => dock.remove())
  document.body.append(dock)
  await expect
    .poll(takeConsole)
    .toEqual([expect.stringContaining('answered 404')])
})

test('an element shows its own label while it loads', async () => {
  const { url } = remoteAt('contract-hangs')
  const { seen } = putDock({ url, label: 'Join', timeoutMs: 500 })
  await seen().toBe('Join')
  await seen().toBe('Couldn’t load. Try again')
})
