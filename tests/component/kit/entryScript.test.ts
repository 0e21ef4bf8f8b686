import { expect, onTestFinished, test } from 'vitest'
import { loadWalletdock } from '../../../src/kit/walletdock'
import { remoteAt } from './remoteAt'

/** Returns the script of a remote on this page. */
function scriptOf(url: string) {
  const scripts = [...document.querySelectorAll('script')]
  const script = scripts.find(({ src }) => src.startsWith(url))
  if (!script) throw new Error(`no script of ${url}`)
  return script
}

test('the entry is requested with its hash and the host’s nonce, and its element has the hashes of its files', async () => {
  const { url } = remoteAt('none')
  expect(await loadWalletdock({ url, nonce: 'given' })).toMatchObject({
    ok: true,
  })
  const script = scriptOf(url)
  onTestFinished(() => script.remove())
  expect(script.nonce).toBe('given')
  expect(script.crossOrigin).toBe('anonymous')
  expect(script.integrity).toMatch(/^sha384-/)
  expect(Reflect.get(script, 'walletdockHashes')).toEqual({
    'remoteEntry.js': script.integrity,
  })
})

test('the entry’s script element lists the remote’s folder and every fallback URL of the page', async () => {
  const { url } = remoteAt('none')
  const fallbackUrls = ['https://mirror.example/wallet']
  await loadWalletdock({ url, fallbackUrls })
  const folders = [`${url}/`, 'https://mirror.example/wallet/']
  expect(Reflect.get(scriptOf(url), 'walletdockFolders')).toEqual(folders)
})

test('without a nonce from the host, the entry has the nonce of the page’s first script that has a nonce', async () => {
  const plain = remoteAt('none')
  await loadWalletdock({ url: plain.url })
  expect(scriptOf(plain.url).nonce).toBe('')
  const own = document.createElement('script')
  own.nonce = 'page'
  own.setAttribute('nonce', 'page')
  document.head.prepend(own)
  onTestFinished(() => own.remove())
  const { url } = remoteAt('none')
  await loadWalletdock({ url })
  expect(scriptOf(url).nonce).toBe('page')
})

test('an entry that did not load in time is removed from the page', async () => {
  const { url } = remoteAt('entry-hangs')
  await loadWalletdock({ url, timeoutMs: 300 })
  expect(() => scriptOf(url)).toThrow()
})

test('a contract without the host’s hash is requested again, and rejected', async () => {
  const { url, requests } = remoteAt('none')
  const integrity = `sha384-${'A'.repeat(64)}`
  const result = await loadWalletdock({ url, integrity })
  expect(result).toMatchObject({ failure: { reason: 'tampered' } })
  expect(result.ok || result.failure.message).toContain('the url of its folder')
  expect(await requests()).toEqual([
    'GET contract.json',
    expect.stringMatching(/^GET contract\.json\?retry=\d+$/),
  ])
})

test('the remote gets all of the page’s React, and the other libraries that the host shares', async () => {
  const { url, global } = remoteAt('none')
  const lib = { of: 'the page' }
  const shared = { wagmi: { version: '3.7.0', lib } }
  expect(await loadWalletdock({ url, shared })).toMatchObject({
    why: expect.stringContaining('wagmi 3.7.0'),
  })
  const { state } = Reflect.get(globalThis, global)
  expect(Object.keys(state.scope).sort()).toEqual([
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'wagmi',
  ])
  const { wagmi } = state.scope
  expect(wagmi).toMatchObject({ '3.7.0': { version: '3.7.0', from: 'host' } })
  expect(wagmi['3.7.0'].lib()).toBe(lib)
})
