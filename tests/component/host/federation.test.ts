import { createInstance } from '@module-federation/enhanced/runtime'
import * as runtime0_8 from 'federation-runtime-0.8'
import * as runtime0_21 from 'federation-runtime-0.21'
import * as runtime2_4 from 'federation-runtime-2.4'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { withGuide } from '../../../src/errors/withGuide.initial'
import walletdockFallback, {
  walletdockRemote,
} from '../../../src/host/federation'
import type { Walletdock } from '../../../src/host/walletdock'
import { takeConsole } from '../../fixtures/pages/takeConsole'

type Container = {
  init(scope: object): unknown
  get(name: string): Promise<() => Walletdock>
}

/** Evaluates the text as webpack does. */
function promised(text: string): Promise<Container> {
  const before = document.scripts.length
  const container = new Function(`return ${text.replace(/^promise /, '')}`)()
  const added = [...document.scripts].slice(before)
  onTestFinished(() => {
    for (const script of added) script.remove()
    Reflect.deleteProperty(globalThis, 'walletdock')
  })
  return container
}

test.each(['', '/'])(
  'walletdockRemote gives webpack’s own plugin the container of the remote, for a URL that ends in “%s”',
  async (end) => {
    const text = walletdockRemote(`${inject('remotes')}/none/walletdock${end}`)
    const container = await promised(text)
    const own: Container = Reflect.get(globalThis, 'walletdock')
    expect(own.get).toBeInstanceOf(Function)
    container.init({})
    expect((await container.get('./WagmiBridge'))()).toEqual(
      (await own.get('./WagmiBridge'))(),
    )
    const script = document.head.querySelector(
      'script[src*="/walletdock/remoteEntry.js"]',
    )
    // Without `crossOrigin`, browsers report the script's errors only as “Script error.”
    expect(script).toHaveProperty('crossOrigin', 'anonymous')
  },
)

test.each([
  ['down', 'http://127.0.0.1:1', 'no answer, or the browser blocked it'],
  ['missing', 'entry-404', 'no answer, or the browser blocked it'],
  ['slow', 'entry-hangs', 'no answer within 500 ms'],
  ['empty', 'entry-empty', 'the answer is not the entry'],
  ['a page', 'entry-html', 'the answer is not the entry'],
])(
  'webpack gets a container whose modules do nothing while the remote is %s, and the console says why',
  async (_, fault, why) => {
    const url = fault.startsWith('http')
      ? fault
      : `${inject('remotes')}/${fault}/${crypto.randomUUID().slice(0, 8)}`
    // The browser reports a script that it cannot parse.
    const ignore = (event: Event) => event.preventDefault()
    addEventListener('error', ignore)
    onTestFinished(() => removeEventListener('error', ignore))
    const { init, get } = await promised(
      walletdockRemote(url, { timeoutMs: why.includes('500') ? 500 : 8000 }),
    )
    const said = takeConsole().filter((line) => !/SyntaxError/.test(line))
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(
      `${withGuide(`Walletdock could not be loaded from ${url}/remoteEntry.js: this page continues without a wallet. Reload to try again.`, 'federation-plugins')} ${why}`,
    )
    init({})
    const { useWallet } = (await get('./useWallet'))()
    expect(useWallet().status).toBe('disconnected')
  },
)

test.each([
  ['is missing', 'module-missing', 'Loading chunk 7 failed'],
  ['hangs', 'module-hangs', 'no answer within 500 ms'],
])(
  'after a module %s, webpack gets placeholders for all modules, and one message is logged',
  async (_, fault, why) => {
    const url = `${inject('remotes')}/${fault}/walletdock`
    const { get } = await promised(walletdockRemote(url, { timeoutMs: 500 }))
    for (const name of ['./useWallet', './useWallet', './ConnectButton']) {
      // The remote's own modules do not have this export.
      expect((await get(name))()).toHaveProperty('useSendTransaction')
    }
    const said = takeConsole()
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(why)
  },
)

/** A page with the federation runtime and the fallback. */
function aShop(fault: string, timeoutMs?: number) {
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'walletdock')
  })
  // The runtime caches an entry for all pages that request it.
  const url = `${inject('remotes')}/${fault}/walletdock/mf-manifest.json?${crypto.randomUUID()}`
  return createInstance({
    name: `shop ${fault}`,
    remotes: [{ name: 'walletdock', entry: url }],
    plugins: [walletdockFallback(timeoutMs ? { timeoutMs } : {})],
  })
}

test.each([
  ['is missing', 'none'],
  ['hangs', 'manifest-hangs'],
])(
  'a remote is loaded by its entry if only its manifest %s',
  async (_, fault) => {
    const { WagmiBridge } =
      (await aShop(fault, 500).loadRemote<Record<string, unknown>>(
        'walletdock/WagmiBridge',
      )) ?? {}
    expect(WagmiBridge).toBe('of the remote')
  },
)

test.each([
  ['the whole remote', 'all-hangs'],
  ['a module', 'module-hangs'],
])(
  'while %s hangs, a page with the federation runtime gets stand-ins in time, and does not wait again',
  async (_, fault) => {
    const shop = aShop(fault, 500)
    const begin = performance.now()
    await Promise.all(shop.initializeSharing('default'))
    const load = () =>
      shop.loadRemote<Pick<Walletdock, 'useWallet'>>('walletdock/useWallet')
    expect((await load())?.useWallet().status).toBe('disconnected')
    expect(performance.now() - begin).toBeLessThan(900)
    expect(takeConsole()).toHaveLength(1)
  },
)

describe.each([
  ['0.8.12', '0.6.20', runtime0_8],
  ['0.21.6', '0.21.6', runtime0_21],
  ['2.4.0', '2.4.0', runtime2_4],
])('on the federation runtime %s', (name, version, runtime) => {
  /** The part of the runtime's interface that all versions have. */
  type AnyRuntime = {
    init(options: object): {
      readonly version: string
      initializeSharing(scope: string): readonly Promise<void>[]
      loadRemote<Module>(id: string): Promise<Module | null>
      registerRemotes(remotes: object[]): void
    }
  }
  const { init } = runtime as AnyRuntime

  function anOldShop(fault: string) {
    onTestFinished(() => {
      Reflect.deleteProperty(globalThis, 'walletdock')
    })
    const id = crypto.randomUUID().slice(0, 8)
    return init({
      name: `shop ${name} ${id}`,
      shareStrategy: 'version-first',
      remotes: [
        {
          name: 'walletdock',
          entry: `${inject('remotes')}/${fault}/${id}/mf-manifest.json`,
        },
      ],
      plugins: [walletdockFallback({ timeoutMs: 500 })],
    })
  }

  test.each([
    ['is missing', 'entry-404'],
    ['is a page', 'entry-html'],
    ['hangs', 'all-hangs'],
  ])('a page gets stand-ins in time while the remote %s', async (_, fault) => {
    // The browser reports a script that it cannot parse.
    const ignore = (event: Event) => event.preventDefault()
    addEventListener('error', ignore)
    onTestFinished(() => removeEventListener('error', ignore))
    const shop = anOldShop(fault)
    expect(shop.version).toBe(version)
    // A bundler's page does not start before this has finished.
    await Promise.all(shop.initializeSharing('default'))
    const load = () =>
      shop.loadRemote<Pick<Walletdock, 'useWallet'>>('walletdock/useWallet')
    expect((await load())?.useWallet().status).toBe('disconnected')
    expect(
      takeConsole().filter((line) => line.includes('without a wallet')),
    ).toHaveLength(1)
    const entry = `${inject('remotes')}/entry-404/${crypto.randomUUID()}/mf-manifest.json`
    shop.registerRemotes([{ name: 'newsletter', entry }])
    await expect(shop.loadRemote('newsletter/Form')).rejects.toThrow()
    takeConsole()
  })
})

test('the page’s runtime fetches the chunks that a manifest lists, but does not run them without their hashes', async () => {
  const { createLink, createScript } = walletdockFallback()
  const url = `${inject('remotes')}/none/walletdock/chunks/${crypto.randomUUID()}.js`
  const request = { url, remoteInfo: { name: 'walletdock' } }
  const { script, timeout } = createScript(request) ?? {}
  if (!script) throw new Error('The runtime would run the chunk.')
  // The runtime does the same with an element that has no `src`.
  if (!script.src) script.src = url
  document.head.append(script)
  onTestFinished(() => script.remove())
  expect(script.type).toBe('text/plain')
  // The entry must not find this element, because the entry would wait for it to load.
  expect(script.getAttribute('src')).not.toContain(url)
  expect(timeout).toBeLessThan(100)
  // The entry’s own request, which has a hash, uses the response of this prefetch.
  expect(createLink(request)).toMatchObject({
    rel: 'prefetch',
    as: 'script',
    crossOrigin: 'anonymous',
    href: url,
  })
  const other = { ...request, remoteInfo: { name: 'newsletter' } }
  expect(createScript(other)).toBeUndefined()
  expect(createLink(other)).toBeUndefined()
})
