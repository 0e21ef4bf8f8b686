import { expect, test } from 'vitest'
import { catalogue } from '../../../src/wallets/catalogue'
import { metaMask } from '../../../src/wallets/metaMask'
import { rainbow } from '../../../src/wallets/rainbow'

const wallets = catalogue.flatMap((group) => group.wallets)
const uri = 'wc:1a2b@2?relay-protocol=irn&symKey=3c4d'

test('one group named Popular offers Safe, Rainbow, Coinbase, MetaMask and WalletConnect [3.16]', () => {
  expect(catalogue.map((group) => group.groupName)).toEqual(['Popular'])
  expect(wallets.map((wallet) => wallet.id)).toEqual([
    'safe',
    'rainbow',
    'coinbase',
    'metaMask',
    'walletConnect',
  ])
})

test('every download is a plain https page that tells nobody who sent the visitor', () => {
  const urls = wallets.flatMap(({ downloadUrls }) =>
    Object.values(downloadUrls ?? {}),
  )
  expect(urls.length).toBeGreaterThan(15)
  for (const url of urls) {
    expect(new URL(url).protocol).toBe('https:')
    expect(url).not.toMatch(/utm_|referrer|rainbowkit/)
  }
})

test('every icon is a drawing that needs no request [3.2]', () => {
  for (const { iconUrl } of wallets) {
    expect(iconUrl).toMatch(/^data:image\/svg\+xml,/)
    expect(decodeURIComponent(iconUrl)).not.toMatch(/href|url\(|<script/)
  }
})

test('Rainbow and MetaMask links carry the pairing URI as one encoded parameter [7.7]', () => {
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

test('Android is given the pairing URI itself for Rainbow, so that it can ask which app [7.6]', () => {
  expect(rainbow.toMobileUri(uri, 'android')).toBe(uri)
})
