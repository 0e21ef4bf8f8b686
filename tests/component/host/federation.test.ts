import { createInstance } from '@module-federation/enhanced/runtime'
import { expect, inject, onTestFinished, test } from 'vitest'
import walletdockFallback, {
  walletdockRemote,
} from '../../../src/host/federation'
import type { Walletdock } from '../../../src/host/walletdock'
import { takeConsole } from '../../fixtures/pages/takeConsole'

type Container = {
  init(scope: object): unknown
  get(name: string): Promise<() => Walletdock>
}

/** What webpack makes of the text. */
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
  'webpack’s own plugin gets the container of the remote: an address that ends in “%s”',
  async (end) => {
    const text = walletdockRemote(`${inject('remotes')}/none/walletdock${end}`)
    const container = await promised(text)
    expect(container).toBe(Reflect.get(globalThis, 'walletdock'))
    const script = document.head.querySelector(
      'script[src*="/walletdock/remoteEntry.js"]',
    )
    // Without it, what the script throws is told as “Script error.” alone.
    expect(script).toHaveProperty('crossOrigin', 'anonymous')
  },
)

test.each([
  ['down', 'http://127.0.0.1:1', 'no answer, or the browser refused it'],
  ['missing', 'entry-404', 'no answer, or the browser refused it'],
  ['slow', 'entry-hangs', 'no answer within 500 ms'],
  ['empty', 'entry-empty', 'the answer is not the entry'],
  ['a page', 'entry-html', 'the answer is not the entry'],
])(
  'while the remote is %s, webpack gets a container whose modules do nothing, and the console says why',
  async (_, fault, why) => {
    const url = fault.startsWith('http')
      ? fault
      : `${inject('remotes')}/${fault}/${crypto.randomUUID().slice(0, 8)}`
    // The browser reports what it cannot parse.
    const ignore = (event: Event) => event.preventDefault()
    addEventListener('error', ignore)
    onTestFinished(() => removeEventListener('error', ignore))
    const { init, get } = await promised(
      walletdockRemote(url, { timeoutMs: why.includes('500') ? 500 : 8000 }),
    )
    const said = takeConsole().filter((line) => !/SyntaxError/.test(line))
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(
      `Walletdock could not be loaded from ${url}/remoteEntry.js: this page goes on without a wallet. Reload to try again. ${why}`,
    )
    init({})
    const { useWallet } = (await get('./useWallet'))()
    expect(useWallet().status).toBe('disconnected')
  },
)

test('a remote whose manifest alone is missing is loaded by its entry', async () => {
  const shop = createInstance({
    name: 'shop',
    remotes: [
      {
        name: 'walletdock',
        // No JSON: the server answers with the script.
        entry: `${inject('remotes')}/none/walletdock/mf-manifest.json`,
      },
    ],
    plugins: [walletdockFallback()],
  })
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'walletdock')
  })
  const { WagmiBridge } =
    (await shop.loadRemote<Record<string, unknown>>(
      'walletdock/WagmiBridge',
    )) ?? {}
  expect(WagmiBridge).toBe('of the remote')
})
