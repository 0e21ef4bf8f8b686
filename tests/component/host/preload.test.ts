import { beforeEach, expect, test } from 'vitest'
import { loadWithoutReact } from '../../../src/host/load'
import { loadWalletdock } from '../../../src/host/walletdock'
import { remoteAt } from './remoteAt'

// Each test is a page of its own.
beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('walletdock.host.3'))
})

/** What of a remote the page has had the browser fetch ahead. */
function aheadOf({ url }: { readonly url: string }) {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')
  return [...links].filter(({ href }) => href.startsWith(url))
}

test('what the contract names is fetched beside the entry, once, with its hash and the host’s nonce', async () => {
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
  // Another remote of the page may serve instead of this one.
  const second = remoteAt('preloads')
  expect(await loadWalletdock({ url: second.url })).toMatchObject({ ok: true })
  expect(aheadOf(second)).toEqual([])
})

test('what a page without a channel names is fetched beside the contract', async () => {
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
  ['runs on a React of its own', 'preloads-alone', loadWalletdock],
  ['shows no button of the page’s React', 'preloads', loadWithoutReact],
  ['failed before', 'contract-404-then-preloads', loadWalletdock],
] as const)('what %s needs other files', async (_, fault, load) => {
  const remote = remoteAt(fault)
  expect(await load({ url: remote.url })).toMatchObject({ ok: true })
  expect(aheadOf(remote)).toEqual([])
})
