import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  contacts,
  derivedOrigins,
  links,
  neverContacted,
  originsIn,
  privacyManifest,
} from '../../../src/release/bundle/privacyManifest'
import { guidePolicy, type PolicyRow } from '../../fixtures/project/guidePolicy'

const dist = path.join(import.meta.dirname, '../../../dist')
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8')
const privacy = JSON.parse(read('privacy.json'))
const scripts = readdirSync(dist, { encoding: 'utf8', recursive: true }).filter(
  (file) => file.endsWith('.js') && !file.endsWith('playwright.js'),
)
const written = scripts.flatMap((file) => originsIn(read(file)))
const named = new Set([
  ...written,
  ...written.flatMap((origin) => derivedOrigins[origin] ?? []),
])
const listed: readonly string[] = privacy.contacts.map(
  ({ origin }: { origin: string }) => origin,
)

test('the privacy manifest has every origin in the scripts: requested at a stated moment, a link, or explained', () => {
  const all = [...listed, ...privacy.links, ...Object.keys(privacy.neverAsked)]
  expect(all.toSorted()).toEqual([...named].sort())
  expect(new Set(all).size).toBe(all.length)
})

test('the privacy manifest says when and why each origin may be requested, and lists none before a tap', () => {
  expect(listed).toContain('https://mainnet.base.org')
  for (const { when, why } of privacy.contacts) {
    expect(when).toMatch(/\w{4}/)
    expect(why).toMatch(/\w{3}/)
  }
  expect(privacy.beforeTap).toEqual([])
  expect(privacy.version).toBe(JSON.parse(read('contract.json')).version)
})

test('the contract lists each origin under its moment, and none before a tap', () => {
  const { origins } = JSON.parse(read('contract.json'))
  expect(Object.keys(origins)).toEqual([
    ...['beforeTap', 'connected', 'walletConnect', 'coinbase', 'safe'],
  ])
  expect(origins.beforeTap).toEqual([])
  for (const { origin, moment } of privacy.contacts)
    expect([origin, origins[moment].includes(origin)]).toEqual([origin, true])
  expect(Object.values(origins).flat().sort()).toEqual(listed.toSorted())
})

test('the files of a first visit contain no origin that may be requested, except Base’s public nodes', () => {
  const { entry, preload } = JSON.parse(read('contract.json'))
  const first = [entry, ...preload, 'host/walletdock.js', 'host/load.js']
  const asked = first
    .flatMap((file: string) => originsIn(read(file)))
    .filter((origin) => origin in contacts)
  expect(asked.toSorted()).toEqual([
    'https://mainnet-preconf.base.org',
    'https://mainnet.base.org',
  ])
})

test('the privacy manifest only explains origins that a script contains', () => {
  const known = [
    ...Object.keys(contacts),
    ...links,
    ...Object.keys(neverContacted),
  ]
  expect(known.filter((origin) => !named.has(origin))).toEqual([])
})

test('an unexplained origin fails the build', () => {
  const script = 'fetch("https://tracker.example/pixel?at=1")'
  expect(() => privacyManifest('1.0.0', [script])).toThrow(
    'The scripts contain unexplained origins: https://tracker.example.',
  )
})

test('a build with WALLETDOCK_URL contains the origin of the remote', () => {
  const script = 'const servedBy = "https://Wallet.example:8443/wallet/"'
  const remote = 'https://wallet.example:8443/wallet'
  const { contacts } = privacyManifest('1.0.0', [script], remote)
  expect(contacts).toEqual([])
})

test.each([
  ['fetch("https://rpc.example:8545/v1")', ['https://rpc.example:8545']],
  [`new WebSocket('wss://Relay.Example/?id='+id)`, ['wss://relay.example']],
  ['"See https://docs.example."', ['https://docs.example']],
  ['"https://"+host', []],
  [`\`https://$\{host}/\``, []],
])('originsIn finds in %s the origins %j', (script, origins) => {
  expect(originsIn(script)).toEqual(origins)
})

const root = path.join(import.meta.dirname, '../../..')
const { origins }: { origins: Readonly<Record<string, readonly string[]>> } =
  JSON.parse(readFileSync(path.join(root, 'dist/contract.json'), 'utf8'))

/** For each moment of a visit, the rows of the guide's table whose features may contact other origins then. */
const rows: Readonly<Record<string, readonly PolicyRow[]>> = {
  beforeTap: [],
  connected: ['a chain without `rpcUrls`', 'ENS names', 'ENS avatars'],
  walletConnect: ['phones, by WalletConnect'],
  coinbase: ['Coinbase Wallet'],
  safe: ['Safe, as a Safe app'],
}

for (const [moment, contacted] of Object.entries(origins))
  test(`the guide’s policy allows every origin that the remote may contact at the moment ${moment}, in the rows of its features`, () => {
    const policy = guidePolicy(rows[moment] ?? [])
    const allowed = policy['connect-src']?.split(' ')
    expect(contacted.filter((origin) => !allowed?.includes(origin))).toEqual([])
  })

test('the guide’s policy of a page that only supports extensions allows no origin that only a feature needs', () => {
  const allowed = guidePolicy([])['connect-src']?.split(' ')
  const contacted = Object.values(origins).flat()
  expect(contacted.filter((origin) => allowed?.includes(origin))).toEqual([])
})
