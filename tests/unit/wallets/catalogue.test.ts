import { expect, test } from 'vitest'
import { catalogue } from '../../../src/data/wallets/catalogue'
import { coinbase } from '../../../src/data/wallets/coinbase'
import { metaMask } from '../../../src/data/wallets/metaMask'
import { fullWallet } from '../../../src/data/wallets/more/fullWallet'
import { moreWallets } from '../../../src/data/wallets/more/moreWallets'
import { rainbow } from '../../../src/data/wallets/rainbow'
import { drawsOverPage } from '../../../src/data/wallets/transports'
import type { Wallet } from '../../../src/data/wallets/Wallet'

const wallets: readonly Wallet[] = catalogue.flatMap((group) => group.wallets)
const allWallets = [
  ...wallets,
  ...Object.values(moreWallets).map((known) => fullWallet(known)),
]
const uri = 'wc:1a2b@2?relay-protocol=irn&symKey=3c4d'

test('one group named Popular contains Safe, Rainbow, Coinbase, MetaMask and WalletConnect', () => {
  expect(catalogue.map((group) => group.groupName)).toEqual(['Popular'])
  expect(wallets.map((wallet) => wallet.id)).toEqual([
    'safe',
    'rainbow',
    'coinbase',
    'metaMask',
    'walletConnect',
  ])
})

test('every download is an https URL without a referral', () => {
  const urls = wallets.flatMap(({ downloadUrls }) =>
    Object.values(downloadUrls ?? {}),
  )
  expect(urls.length).toBeGreaterThan(15)
  for (const url of urls) {
    expect(new URL(url).protocol).toBe('https:')
    expect(url).not.toMatch(/utm_|referrer|rainbowkit/)
  }
})

test('every wallet has an id, a name, colours, and an icon that needs no request', () => {
  for (const wallet of wallets) {
    expect(wallet.id).toMatch(/^[a-z]+$/i)
    expect(wallet.name).toMatch(/^[A-Z]/)
    expect(wallet.iconUrl).toMatch(/^data:image\/svg\+xml,/)
    expect(decodeURIComponent(wallet.iconUrl)).not.toMatch(/href|url\(|<script/)
    for (const color of [wallet.iconBackground, wallet.iconAccent ?? '#fff'])
      expect(color).toMatch(/^#([\da-f]{3}|[\da-f]{6})$/i)
  }
})

test('a name of two words has a short name', () => {
  const ofTwoWords = wallets.filter(({ name }) => name.includes(' '))
  expect(ofTwoWords).not.toEqual([])
  for (const { name, shortName } of ofTwoWords)
    expect(name.split(' '), name).toContain(shortName)
})

test('instructions are ordered steps of four kinds, with a URL to learn more', () => {
  const all = wallets.flatMap(({ qrCode, extension }) => [
    ...(qrCode ? [qrCode.instructions] : []),
    ...(extension ? [extension.instructions] : []),
  ])
  for (const { learnMoreUrl, steps } of all) {
    expect(learnMoreUrl).toMatch(/^https:\/\//)
    expect(steps.slice(0, 2)).toEqual(['install', 'create'])
  }
  expect(new Set(all.flatMap(({ steps }) => steps))).toEqual(
    new Set(['install', 'create', 'refresh', 'scan']),
  )
})

/** URL patterns of one app or extension, by the kind of download. */
const stores = {
  android: /^https:\/\/play\.google\.com\/store\/apps\/details\?id=[\w.]+$/,
  ios: /^https:\/\/apps\.apple\.com\/([\w/-]+\/)?id\d+$/,
  chrome:
    /^https:\/\/(chromewebstore\.google\.com|chrome\.google\.com\/webstore)\/detail\/([\w-]+\/)?[a-p]{32}$/,
  edge: /^https:\/\/microsoftedge\.microsoft\.com\/addons\/detail\/([\w-]+\/)?[a-p]{32}$/,
  firefox: /^https:\/\/addons\.mozilla\.org\/firefox\/addon\/[\w-]+$/,
  opera: /^https:\/\/addons\.opera\.com\/extensions\/details\/[\w-]+$/,
} as const

test.each(Object.entries(stores))(
  'every download for %s leads to one page of its store',
  (kind, page) => {
    const urls = allWallets.flatMap(({ downloadUrls = {} }) =>
      Object.entries(downloadUrls).flatMap(([name, url]) =>
        name === kind ? url : [],
      ),
    )
    expect(urls).not.toEqual([])
    expect(urls.filter((url) => !page.test(url))).toEqual([])
  },
)

test('MetaMask has all nine kinds of downloads', () => {
  expect(Object.keys(metaMask.downloadUrls).sort()).toEqual([
    ...['android', 'browserExtension', 'chrome', 'edge', 'firefox'],
    ...['ios', 'mobile', 'opera', 'qrCode'],
  ])
})

test('links of Rainbow and MetaMask contain the pairing URI as one encoded parameter', () => {
  const links = [
    rainbow.toQrUri(uri),
    rainbow.toMobileUri(uri, 'ios'),
    metaMask.toQrUri(uri),
    metaMask.toMobileUri(uri),
  ]
  for (const link of links)
    expect(new URL(link).searchParams.get('uri')).toBe(uri)
  expect(links[1]).toMatch(/^rainbow:\/\/wc\?/)
  expect(links[2]).toMatch(/^https:\/\/metamask\.app\.link\/wc\?/)
})

test('on Android, Rainbow’s link is the pairing URI itself, so that the system lets the visitor choose an app', () => {
  expect(rainbow.toMobileUri(uri, 'android')).toBe(uri)
})

test.each([
  ['Coinbase’s SDK', coinbase, false, true],
  ['Coinbase’s extension', coinbase, true, false],
  ['another wallet', metaMask, false, false],
])('drawsOverPage of %s', (_, wallet, installed, draws) => {
  expect(drawsOverPage({ ...wallet, installed })).toBe(draws)
})
