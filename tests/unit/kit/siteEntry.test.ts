import { createInstance } from '@module-federation/enhanced/runtime'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Container } from '../../../src/platform/federation/Container'
import { takeConsole } from '../../fixtures/pages/takeConsole'

const nowhere = 'http://127.0.0.1:1/'

/** The federation runtimes of the page. */
const runtimes = (
  globalThis as unknown as {
    readonly __FEDERATION__: { readonly __INSTANCES__: unknown[] }
  }
).__FEDERATION__.__INSTANCES__

/** Stands for the browser's element, which has the URL of the script that runs. */
class Script {
  readonly src = `${nowhere}remoteEntry.js`
}

/** Returns the container that `remoteEntry.js` at the root of a site offers while the site is down. */
async function aContainer(): Promise<Container> {
  const document = Object.assign(new EventTarget(), {
    baseURI: nowhere,
    querySelector: () => null,
    querySelectorAll: () => [],
  })
  vi.stubGlobal('HTMLScriptElement', Script)
  vi.stubGlobal('document', document)
  const currentScript = new Script()
  vi.stubGlobal('Document', { prototype: { currentScript } })
  vi.stubGlobal('walletdock', undefined)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  vi.resetModules()
  await import('../../../src/kit/siteEntry')
  const { walletdock }: { walletdock?: Container } = globalThis as object
  if (!walletdock) throw new Error('The entry offers no container.')
  await walletdock.init({})
  return walletdock
}

test('without a plugin that handles errors, a page whose remote is down gets stand-ins, and the console says why once', async () => {
  // Other tests of this process may have created runtimes.
  const others = runtimes.splice(0)
  onTestFinished(() => void runtimes.push(...others))
  const container = await aContainer()
  for (const name of ['./useWallet', './ConnectButton'])
    expect(await container.get(name)).toBeTypeOf('function')
  const said = takeConsole()
  expect(said).toHaveLength(1)
  expect(said[0]).toContain('this page continues without a wallet')
})

test('with a plugin that handles errors, the plugin gets the error', async () => {
  createInstance({
    name: 'shop',
    remotes: [],
    plugins: [{ name: 'own', errorLoadRemote: () => undefined }],
  })
  const container = await aContainer()
  await expect(container.get('./useWallet')).rejects.toThrow(
    'cannot be reached',
  )
  expect(takeConsole()).toEqual([])
})
