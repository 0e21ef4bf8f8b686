import { expect, test } from 'vitest'
import { withGuide } from '../../../src/errors/withGuide'
import { loadWithoutReact } from '../../../src/kit/load'
import { loadWalletdock } from '../../../src/kit/walletdock'
import { takeConsole } from '../../fixtures/pages/takeConsole'
import { remoteAt } from './remoteAt'

/** Returns the failure of a load that must fail. */
async function failureOf(url: string, timeoutMs = 4000) {
  const result = await loadWalletdock({ url, timeoutMs })
  if (result.ok) throw new Error(`${url} loaded`)
  return result.failure
}

test('loadWalletdock loads a remote on the page’s React, and returns its version and mode', async () => {
  const { url, global } = remoteAt('none')
  const result = await loadWalletdock({ url })
  expect(result).toMatchObject({
    ok: true,
    mode: 'shared',
    url: `${url}/`,
    contract: { version: '0.4.2', global },
  })
  expect(result.ok && Object.keys(result.modules).sort()).toEqual([
    'ConnectButton',
    'WalletProvider',
    'useWallet',
  ])
})

test('the modules in `modules` load together with the button’s modules, or alone if none of them needs the page’s React', async () => {
  const { url } = remoteAt('makes')
  const more = await loadWalletdock({ url, modules: ['./WagmiBridge'] })
  expect(more.ok && Object.keys(more.modules).sort()).toEqual([
    'ConnectButton',
    'WagmiBridge',
    'WalletProvider',
    'useWallet',
  ])
  const both = await loadWalletdock({
    url,
    modules: ['./config', './WagmiBridge'],
  })
  expect(both.ok && Object.keys(both.modules).sort()).toEqual([
    'ConnectButton',
    'WagmiBridge',
    'WalletProvider',
    'forReact',
    'useWallet',
  ])
  const alone = await loadWalletdock({ url, modules: ['./config'] })
  expect(alone.ok && Object.keys(alone.modules)).toEqual(['forReact'])
})

const [fetchIt, checkUrl, deploy] = [
  'Check the url, network and CORS headers.',
  'Check the url.',
  'It is damaged or altered. Deploy it again.',
]

test.each([
  ['contract-404', 'unreachable', `…contract.json answered 404. ${fetchIt}`],
  [
    'contract-not-json',
    'invalid-contract',
    `…contract.json is not JSON. ${checkUrl}`,
  ],
  [
    'contract-misshapen',
    'invalid-contract',
    `…contract.json has no valid "exposes". ${checkUrl}`,
  ],
  [
    'contract-elsewhere',
    'invalid-contract',
    `…contract.json has an entry on another origin. ${checkUrl}`,
  ],
  [
    'contract-2',
    'incompatible',
    "Walletdock 0.4.2 has API version 2.0.0, but this page's kit supports ^1.4.0. Update the older one.",
  ],
  [
    'contract-older',
    'incompatible',
    "Walletdock 0.4.2 has API version 1.2.0, but this page's kit supports ^1.4.0. Update the older one.",
  ],
  [
    'alone-without-mount',
    'incompatible',
    'Walletdock 0.4.2 has no module ./mount. It has ./ConnectButton, ./WalletProvider, ./useWallet, ./config.',
  ],
  ['entry-404', 'unreachable', `…remoteEntry.js cannot be reached. ${fetchIt}`],
  ['entry-altered', 'tampered', '…remoteEntry.js does not match its hash.'],
  [
    'entry-empty',
    'corrupt',
    `…remoteEntry.js ran, but did not set its global variable. ${deploy}`,
  ],
  ['module-throws', 'failed-to-start', 'Walletdock could not start.'],
])('%s is reported as %s, with advice: %s', async (fault, reason, sentence) => {
  const { url } = remoteAt(fault)
  const failure = await failureOf(url)
  expect(failure.reason).toBe(reason)
  expect(failure.message.replace(`${url}/`, '…')).toContain(sentence)
})

test('a load from a mirror has the failure of the first place, and the console says it once', async () => {
  const first = remoteAt('contract-404').url
  for (const mirror of [remoteAt('none').url, remoteAt('none').url]) {
    const page = { url: first, fallbackUrls: [mirror] }
    expect(await loadWalletdock(page)).toMatchObject({
      ok: true,
      degraded: { reason: 'unreachable' },
    })
  }
  expect(takeConsole()).toEqual([
    expect.stringMatching(/because the first place failed: .* answered 404/),
  ])
  expect(
    await loadWalletdock({ url: remoteAt('none').url }),
  ).not.toHaveProperty('degraded')
})

test('an unreachable host is reported', async () => {
  const failure = await failureOf('http://127.0.0.1:1/')
  expect(failure.reason).toBe('unreachable')
  expect(failure.message).toBe(
    withGuide(
      `http://127.0.0.1:1/contract.json cannot be reached. ${fetchIt}`,
      'unreachable',
    ),
  )
  expect(failure.cause).toBeInstanceOf(TypeError)
})

test.each(['http://', 'javascript:alert(1)'])(
  'an invalid url is reported, not thrown: %s',
  async (url) => {
    expect((await failureOf(url)).reason).toBe('unreachable')
  },
)

test('a remote that uses its own React gets no React from the page, and modules without React are returned unchanged', async () => {
  const { url, global } = remoteAt('alone')
  const result = await loadWalletdock({ url, modules: ['./config'] })
  expect(result).toMatchObject({ ok: true, mode: 'isolated' })
  const { WagmiBridge } = Object(
    result.ok && (await result.modules.forReact({} as never, {} as never)),
  )
  expect(WagmiBridge).toBeDefined()
  expect(Reflect.get(globalThis, global).state.scope).toEqual({})
})

test.each([
  [
    'a remote that does not fit the page',
    'contract-older',
    loadWalletdock,
    './mount',
  ],
  [
    'a remote without a requested module',
    'none',
    loadWalletdock,
    './WagmiBridge',
  ],
  [
    'a remote for React, on a page without React',
    'none',
    loadWithoutReact,
    './ConnectButton',
  ],
] as const)('%s is reported and not run', async (_, fault, load, name) => {
  const { url, requests, global } = remoteAt(fault)
  expect(await load({ url, modules: [name] })).toMatchObject({
    failure: { reason: 'incompatible' },
  })
  expect(await requests()).toEqual(['GET contract.json'])
  expect(global in globalThis).toBe(false)
})
