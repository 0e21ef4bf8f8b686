import { beforeEach, expect, test } from 'vitest'
import { loadWithoutReact } from '../../../src/kit/load'
import { loadWalletdock } from '../../../src/kit/walletdock'
import { remoteAt } from './remoteAt'

// Each test starts as a new page.
beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('walletdock.host.3'))
})

/** Returns the preload links of a remote on the page. */
function aheadOf({ url }: { readonly url: string }) {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')
  return [...links].filter(({ href }) => href.startsWith(url))
}

test('the files that the contract names are preloaded with the entry, once, with their hashes and the host’s nonce', async () => {
  const remote = remoteAt('preloads')
  const options = { url: remote.url, nonce: 'given' }
  await Promise.all([loadWalletdock(options), loadWalletdock(options)])
  const ahead = aheadOf(remote)
  expect(ahead.map(({ href }) => href)).toEqual([
    `${remote.url}/chunks/core.js`,
  ])
  expect(ahead[0]).toMatchObject({
    as: 'script',
    crossOrigin: 'anonymous',
    integrity: `sha384-${'A'.repeat(64)}`,
    nonce: 'given',
  })
  // Another remote on the page may serve instead of this one.
  const second = remoteAt('preloads')
  expect(await loadWalletdock({ url: second.url })).toMatchObject({ ok: true })
  expect(aheadOf(second)).toEqual([])
})

test('the files that a page without a channel names are preloaded with the contract', async () => {
  const remote = remoteAt('none')
  const hash = `sha384-${'C'.repeat(64)}`
  const preload = { 'chunks/core.js': hash }
  expect(await loadWalletdock({ url: remote.url, preload })).toMatchObject({
    ok: true,
  })
  expect(aheadOf(remote)).toMatchObject([
    { href: `${remote.url}/chunks/core.js`, integrity: hash, nonce: '' },
  ])
})

test.each([
  ['runs on its own React', 'preloads-alone', loadWalletdock],
  ['shows no button of the page’s React', 'preloads', loadWithoutReact],
  ['failed before', 'contract-404-then-preloads', loadWalletdock],
] as const)(
  'nothing is preloaded for a load that %s',
  async (_, fault, load) => {
    const remote = remoteAt(fault)
    expect(await load({ url: remote.url })).toMatchObject({ ok: true })
    expect(aheadOf(remote)).toEqual([])
  },
)
