import { expect, onTestFinished, test } from 'vitest'
import { WalletDockElement } from '../../../src/kit/element'
import {
  changedOptions,
  configOf,
  isSelfVerified,
  loadOptions,
  setScriptAddress,
} from '../../../src/kit/render/elementOptions'

test('an element without properties loads from the remote that serves its script, and demands nothing', () => {
  const dock = document.createElement('wallet-dock')
  // A bundled script is not served by a remote. The kit rejects the empty url.
  expect(loadOptions(dock)).toEqual({ url: '', modules: ['./mount'] })
  setScriptAddress('https://wallet.example/releases/1.2.0/host/element.js?a/b')
  const url = 'https://wallet.example/releases/1.2.0/'
  expect(loadOptions(dock).url).toBe(url)
  dock.setAttribute('channel', 'stable')
  expect(loadOptions(dock).url).toBe('https://wallet.example/')
})

test.each([
  ['a key, and its script comes from the remote', { publicKey: 'aKey=' }, true],
  [
    'a hash, and its script comes from the remote',
    { integrity: 'sha384-a' },
    true,
  ],
  [
    'a key, and names the remote that its script comes from',
    { publicKey: 'aKey=', url: 'https://wallet.example/releases/1.0.0' },
    true,
  ],
  [
    'a key, and its script comes from a bundle elsewhere',
    { publicKey: 'aKey=', url: 'https://wallet.example.test' },
    false,
  ],
  ['nothing', {}, false],
] as const)(
  'isSelfVerified of an element that demands %s',
  (_, demands, expected) => {
    const dock = Object.assign(document.createElement('wallet-dock'), demands)
    expect(isSelfVerified(dock, 'https://wallet.example/')).toBe(expected)
    expect(isSelfVerified(dock, `${location.origin}/wallet/`)).toBe(false)
  },
)

test('configOf prefers an element’s own properties to its config, prefers the config to its attribute, and falls back to the page’s title or host', () => {
  const dock: WalletDockElement = document.createElement('wallet-dock')
  document.title = ''
  expect(configOf(dock, undefined)).toEqual({ appName: location.hostname })
  document.title = 'The page'
  onTestFinished(() => {
    document.title = ''
  })
  expect(configOf(dock, undefined)).toEqual({ appName: 'The page' })
  const all = (from: string) => ({ appName: from, projectId: from })
  dock.setAttribute('config', JSON.stringify(all('attribute')))
  expect(configOf(dock, undefined)).toEqual(all('attribute'))
  expect(configOf(dock, all('config'))).toEqual(all('config'))
  dock.appName = 'Shop'
  expect(configOf(dock, all('config'))).toEqual({
    appName: 'Shop',
    projectId: 'config',
  })
})

test('changedOptions has undefined for a removed option, and ignores a new title of the page', () => {
  const dock: WalletDockElement = document.createElement('wallet-dock')
  document.title = 'The page'
  onTestFinished(() => {
    document.title = ''
  })
  dock.projectId = 'abc'
  const first = configOf(dock, { layout: 'compact' })
  document.title = 'Another page'
  dock.projectId = 'def'
  expect(changedOptions(dock, {}, first)).toEqual({
    appName: 'The page',
    projectId: 'def',
    layout: undefined,
  })
})

test.each([
  ['url', 'url', 'https://wallet.example/'],
  ['channel', 'channel', 'stable'],
  ['public-key', 'publicKey', 'aKey='],
  ['integrity', 'integrity', 'sha384-a'],
  ['fallback-urls', 'fallbackUrls', ['https://a.example', 'https://b.example']],
  ['timeout-ms', 'timeoutMs', 5000],
  ['app-name', 'appName', 'Shop'],
  ['project-id', 'projectId', 'abc'],
  ['accent', 'accent', '#123456'],
  ['locale', 'locale', 'ar'],
  ['theme', 'theme', 'auto'],
  ['theme', 'theme', 'light'],
  ['theme', 'theme', 'dark'],
  ['network', 'network', 'base'],
  ['network', 'network', 'base-preconf'],
  ['label', 'label', 'Join'],
] as const)(
  'the attribute %s sets the property %s: %j',
  (attribute, name, value) => {
    const dock: WalletDockElement = document.createElement('wallet-dock')
    dock.setAttribute(attribute, [value].flat().join(' '))
    expect(dock[name]).toEqual(value)
    const options = { ...loadOptions(dock), ...configOf(dock, undefined) }
    const option = name === 'publicKey' ? [value] : value
    if (name !== 'label') expect(options).toMatchObject({ [name]: option })
  },
)

test.each(['theme', 'network'] as const)(
  'an unknown value of the attribute %s makes the property undefined',
  (name) => {
    const dock: WalletDockElement = document.createElement('wallet-dock')
    dock.setAttribute(name, 'sepia')
    expect(dock[name]).toBeUndefined()
  },
)

test('an element’s properties can be listed and redefined like those of the browser’s own elements', () => {
  const { prototype } = customElements.get('wallet-dock') ?? {}
  const flagsOf = (of: object, name: string) => {
    const { enumerable, configurable } =
      Object.getOwnPropertyDescriptor(of, name) ?? {}
    return { enumerable, configurable }
  }
  const own = flagsOf(Object.getPrototypeOf(prototype), 'projectId')
  expect(own).toEqual(flagsOf(HTMLElement.prototype, 'title'))
  expect(own.enumerable).toBe(true)
})

test('spaces or lines separate several keys in public-key and URLs in fallback-urls', () => {
  const dock = document.createElement('wallet-dock')
  dock.setAttribute('public-key', 'one= two=')
  dock.setAttribute(
    'fallback-urls',
    '\n https://a.example\n https://b.example\n',
  )
  expect(loadOptions(dock)).toMatchObject({
    publicKey: ['one=', 'two='],
    fallbackUrls: ['https://a.example', 'https://b.example'],
  })
})

test('public-key may demand several signatures', () => {
  const dock = document.createElement('wallet-dock')
  dock.setAttribute('public-key', '2 of one= two=\n three=')
  expect(loadOptions(dock)).toMatchObject({
    publicKey: { keys: ['one=', 'two=', 'three='], atLeast: 2 },
  })
})

test('the element’s script may run again on a page, and defines the element once', async () => {
  const file = new URL('../../../src/kit/element.ts', import.meta.url)
  const again = await import(/* @vite-ignore */ `${file.pathname}?again`)
  expect(again).toHaveProperty('WalletDockElement')
  expect(customElements.get('wallet-dock')).toBe(WalletDockElement)
})
