import { expect, test } from 'vitest'
import { withGuide } from '../../../src/errors/withGuide'
import { loadWalletdock } from '../../../src/kit/walletdock'
import { remoteAt } from './remoteAt'

/** Releases of one remote at separate URLs, with the same global variable. */
function releases(...faults: readonly string[]) {
  const { url, requests } = remoteAt('none')
  const at = (fault: string) => url.replace('/none/', `/${fault}/`)
  return { urls: faults.map(at), requests }
}

/** Returns the URLs that served two parts of a page, which loaded at the same time. */
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

test.each([
  'contract-404@2.0.0',
  'contract-hangs@2.0.0',
  'contract-2@2.0.0',
  'entry-404@2.0.0',
])('a release that fails does not affect the other one: %s', async (broken) => {
  const { urls } = releases(broken, 'none@1.0.0')
  expect((await servedFrom(urls, 500))[1]).toBe(`${urls[1]}/`)
})

test('if a release does not load, the next release that waited for it starts, and serves all parts of the page', async () => {
  const { urls, requests } = releases(
    'entry-hangs@2.0.0',
    'none@1.0.0',
    'none@1.1.0',
  )
  const [hanging = '', ...next] = urls
  const first = loadWalletdock({ url: hanging, timeoutMs: 2000 })
  await expect.poll(requests).toContain('GET remoteEntry.js')
  const [served, other] = await servedFrom(next)
  expect(next.map((url) => `${url}/`)).toContain(served)
  expect(other).toBe(served)
  expect(await first).toMatchObject({ failure: { reason: 'timed-out' } })
})

test('a part that needs a module that the running release does not have is refused, with the URL of that release', async () => {
  const { urls } = releases('none@1.0.0', 'none@1.1.0')
  const [older = '', newer = ''] = urls
  await loadWalletdock({ url: older })
  const refused = await loadWalletdock({
    url: newer,
    modules: ['./WagmiBridge'],
  })
  expect(refused).toMatchObject({ failure: { reason: 'incompatible' } })
  expect(refused.ok || refused.failure.message).toBe(
    withGuide(
      `Walletdock 1.0.0 has no module ./WagmiBridge. It has ./ConnectButton, ./WalletProvider, ./useWallet, ./mount, ./useAddRecentTransaction. It already runs on this page, from ${older}/.`,
      'incompatible',
    ),
  )
})

test.each([
  ['served', 'the same contract', 'none@1.0.0'],
  ['refused', 'another contract', 'none@1.1.0'],
])(
  'a part that demands a hash is %s if an unverified release with %s runs',
  async (outcome, _, runs) => {
    const { urls } = releases(runs, 'none@1.0.0')
    const [url = '', same = ''] = urls
    const elsewhere = url.replace('127.0.0.1', 'localhost')
    await loadWalletdock({ url: elsewhere })
    const integrity = await hashOf(`${same}/contract.json`)
    const result = await loadWalletdock({ url: same, integrity })
    expect(result).toMatchObject(
      outcome === 'served'
        ? { ok: true, url: `${elsewhere}/` }
        : refusedBy(elsewhere),
    )
    expect(await loadWalletdock({ url: same })).toMatchObject({ ok: true })
  },
)

function refusedBy(url: string) {
  const message = withGuide(
    `${url}/ runs on this page already, and the part of the page that loaded it did not verify the key or hash that this part requires. Pass the same options in all parts of a page.`,
    'untrusted',
  )
  return { failure: { reason: 'untrusted', message } }
}

async function hashOf(address: string) {
  const bytes = await (await fetch(address)).arrayBuffer()
  const digest = await crypto.subtle.digest('SHA-384', bytes)
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
