import { expect, test } from 'vitest'
import { catalogue } from '../../../src/wallets/catalogue'
import { metaMask } from '../../../src/wallets/metaMask'
import { fullWallet } from '../../../src/wallets/more/fullWallet'
import { moreWallets } from '../../../src/wallets/more/moreWallets'
import { rainbow } from '../../../src/wallets/rainbow'
import type { Wallet } from '../../../src/wallets/Wallet'

const wallets: readonly Wallet[] = catalogue.flatMap((group) => group.wallets)
const allWallets = [
  ...wallets,
  ...Object.values(moreWallets).map((known) => fullWallet(known)),
]
const uri = 'wc:1a2b@2?relay-protocol=irn&symKey=3c4d'

test('one group named Popular contains Safe, Rainbow, Coinbase, MetaMask and WalletConnect [3.16]', () => {
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
  'every download for %s leads to one page of its store [3.3]',
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

test('every icon is an SVG that needs no request [3.2]', () => {
  for (const { iconUrl } of wallets) {
    expect(iconUrl).toMatch(/^data:image\/svg\+xml,/)
    expect(decodeURIComponent(iconUrl)).not.toMatch(/href|url\(|<script/)
  }
})

test('links of Rainbow and MetaMask contain the pairing URI as one encoded parameter [7.7]', () => {
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

test('on Android, Rainbow’s link is the pairing URI itself, so that the system lets the visitor choose an app [7.6]', () => {
  expect(rainbow.toMobileUri(uri, 'android')).toBe(uri)
})
