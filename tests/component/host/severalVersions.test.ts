import { expect, test } from 'vitest'
import { loadWalletdock } from '../../../src/host/walletdock'
import { remoteAt } from './remoteAt'

/** Releases of one remote at addresses of their own, with the same global variable. */
function releases(...faults: readonly string[]) {
  const { url, requests } = remoteAt('none')
  const at = (fault: string) => url.replace('/none/', `/${fault}/`)
  return { urls: faults.map(at), requests }
}

/** Addresses that two parts of a page were served from, which asked at the same time. */
async function servedFrom(urls: readonly string[], ...limitsMs: number[]) {
  const results = await Promise.all(
    urls.map((url, at) =>
      loadWalletdock({ url, timeoutMs: limitsMs[at] ?? 3000 }),
    ),
  )
  return results.map((result) =>
    result.ok ? result.url : result.failure.reason,
  )
}

test('the release that runs serves those who ask for another, which is never run', async () => {
  const { urls, requests } = releases('none@1.0.0', 'none@1.1.0')
  const [older = '', newer = ''] = urls
  expect(await loadWalletdock({ url: older })).toMatchObject({ ok: true })
  const second = await loadWalletdock({ url: newer })
  expect(second).toMatchObject({
    ok: true,
    url: `${older}/`,
    contract: { version: '1.0.0' },
  })
  expect(await requests()).toEqual([
    'GET contract.json',
    'GET remoteEntry.js',
    'GET contract.json',
  ])
})

test.each([[['none@1.9.0', 'none@1.10.0']], [['none@1.10.0', 'none@1.9.0']]])(
  'of releases that are asked for at once, the newest serves all: %j',
  async (asked) => {
    const { urls, requests } = releases(...asked)
    const newest = `${urls.find((url) => url.includes('1.10.0'))}/`
    expect(await servedFrom(urls)).toEqual([newest, newest])
    expect(
      (await requests()).filter((line) => line.includes('remoteEntry')),
    ).toHaveLength(1)
  },
)

test.each([
  'contract-404@2.0.0',
  'contract-hangs@2.0.0',
  'entry-404@2.0.0',
  'entry-hangs@2.0.0',
])('a newer release that fails takes nobody with it: %s', async (broken) => {
  const { urls } = releases('none@1.0.0', broken)
  expect(await servedFrom(urls)).toContain(`${urls[0]}/`)
})

test('a release that is slow is served by the one that took its place', async () => {
  const { urls } = releases('entry-slow@2.0.0', 'none@1.0.0')
  const faster = `${urls[1]}/`
  expect(await servedFrom(urls, 8000, 8000)).toEqual([faster, faster])
})

test.each(['entry-404@1.0.0', 'entry-hangs@1.0.0'])(
  'a release that is slow takes its place back from one that fails: %s',
  async (broken) => {
    const { urls } = releases('entry-slow@2.0.0', broken)
    const [first] = await servedFrom(urls, 10_000, 4500)
    expect(first).toBe(`${urls[0]}/`)
  },
)

test('of several that wait for one that hangs, one takes its place and serves the others', async () => {
  const { urls } = releases('entry-hangs@2.0.0', 'none@1.0.0', 'none@1.1.0')
  const [, ...others] = await servedFrom(urls, 3000, 8000, 8000)
  const [served] = others
  expect(others).toEqual([served, served])
  expect(urls.map((url) => `${url}/`)).toContain(served)
})

test('a load that was given up while it waited takes nobody’s place', async () => {
  const { urls, requests } = releases('entry-slow@2.0.0', 'none@1.0.0')
  expect(await servedFrom(urls, 8000, 1000)).toEqual([
    `${urls[0]}/`,
    'timed-out',
  ])
  const entries = (await requests()).filter((line) => /remoteEntry/.test(line))
  expect(entries).toHaveLength(1)
})

test('a release that speaks another contract serves nobody, and who asked for it is served by one that fits', async () => {
  const { urls } = releases('contract-2@2.0.0', 'none@1.0.0')
  const fitting = `${urls[1]}/`
  expect(await servedFrom(urls)).toEqual([fitting, fitting])
})

test.each([
  [600, 1500],
  [1500, 600],
])(
  'a release that hangs is forgotten at every address, whichever part waits longest: %i and %i ms',
  async (...limitsMs) => {
    const { urls } = releases('module-hangs-then-none@2.0.0', 'none@1.0.0')
    const late = ['timed-out', 'timed-out']
    expect(await servedFrom(urls, ...limitsMs)).toEqual(late)
    const newer = `${urls[0]}/`
    expect(await servedFrom(urls)).toEqual([newer, newer])
  },
)

test('a part that needs what the running release has not is refused, with the address to look at', async () => {
  const { urls } = releases('none@1.0.0', 'none@1.1.0')
  const [older = '', newer = ''] = urls
  await loadWalletdock({ url: older })
  const refused = await loadWalletdock({
    url: newer,
    modules: ['./WagmiBridge'],
  })
  expect(refused).toMatchObject({ failure: { reason: 'incompatible' } })
  expect(refused.ok || refused.failure.message).toBe(
    `Walletdock 1.0.0 has no module ./WagmiBridge. It has ./ConnectButton, ./WalletProvider, ./useWallet, ./mount. It runs on this page, from ${older}/.`,
  )
})

test('a page that demands a hash takes no release from another origin', async () => {
  const { urls } = releases('none@1.0.0', 'none@1.0.0')
  const [url = '', same = ''] = urls
  await loadWalletdock({ url: url.replace('127.0.0.1', 'localhost') })
  const text = await (await fetch(`${same}/contract.json`)).arrayBuffer()
  const digest = await crypto.subtle.digest('SHA-384', text)
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
  const refused = await loadWalletdock({
    url: same,
    integrity: `sha384-${hash}`,
  })
  expect(refused).toMatchObject({ failure: { reason: 'incompatible' } })
  expect(refused.ok || refused.failure.message).toContain('localhost')
  expect(await loadWalletdock({ url: same })).toMatchObject({ ok: true })
})
