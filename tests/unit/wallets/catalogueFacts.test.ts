import { expect, test } from 'vitest'
import { catalogue } from '../../../src/wallets/catalogue'
import type { DownloadUrls, Wallet } from '../../../src/wallets/Wallet'

const wallets: readonly Wallet[] = catalogue.flatMap((group) => group.wallets)
const named = (id: string) => {
  const wallet = wallets.find((each) => each.id === id)
  if (!wallet) throw new Error(`${id} is not in the catalogue`)
  return wallet
}

/** What makes a page the wallet's own: its number in the store, or its maker's domain. */
const pages: Readonly<Record<string, DownloadUrls>> = {
  rainbow: {
    android: 'play.google.com id=me.rainbow',
    ios: 'apps.apple.com id1457119021',
    mobile: 'rainbow.download',
    qrCode: 'rainbow.download',
    browserExtension: 'rainbow.me extension',
  },
  coinbase: {
    android: 'play.google.com id=org.toshi',
    ios: 'apps.apple.com id1278383455',
    mobile: 'coinbase.com wallet',
    qrCode: 'coinbase.com wallet',
    chrome: 'chrome.google.com hnfanknocfeofbddgcijnmhnfnkdnaad',
    browserExtension: 'coinbase.com wallet',
  },
  metaMask: {
    android: 'play.google.com id=io.metamask',
    ios: 'apps.apple.com id1438144202',
    mobile: 'metamask.io download',
    qrCode: 'metamask.io download',
    chrome: 'chrome.google.com nkbihfbeogaeaoehlefnkodbefgpgknn',
    edge: 'microsoftedge.microsoft.com ejbalbakoplchlghecdalmeeeajnimhm',
    firefox: 'addons.mozilla.org ether-metamask',
    opera: 'addons.opera.com metamask-10',
    browserExtension: 'metamask.io download',
  },
  safe: {},
  walletConnect: {},
}

test.each(Object.entries(pages))(
  '%s can be had where its maker offers it, and nowhere else [3.3]',
  (id, expected) => {
    const { downloadUrls = {} } = named(id)
    expect(Object.keys(downloadUrls).sort()).toEqual(
      Object.keys(expected).sort(),
    )
    for (const [kind, page] of Object.entries(expected)) {
      const url = new URL(Object(downloadUrls)[kind])
      const [host, ...words] = page.split(' ')
      expect(url.hostname, kind).toBe(host)
      const last = `${url.pathname}${url.search}`.split(/[/?]/)
      for (const word of words) expect(last, kind).toContain(word)
    }
  },
)

test.each([
  ['safe', 'Safe', '#12ff80', [], undefined],
  ['rainbow', 'Rainbow', undefined, ['me.rainbow'], 'isRainbow'],
  [
    'coinbase',
    'Coinbase Wallet',
    '#2c5ff6',
    ['com.coinbase.wallet'],
    'isCoinbaseWallet',
  ],
  [
    'metaMask',
    'MetaMask',
    '#f6851a',
    ['io.metamask', 'io.metamask.mobile'],
    'isMetaMask',
  ],
  ['walletConnect', 'WalletConnect', undefined, [], undefined],
])(
  '%s is called %s, and found by its own marks [3.1]',
  (id, name, accent, rdns, flag) => {
    const wallet = named(id)
    expect(wallet.name).toBe(name)
    expect(wallet.iconAccent).toBe(accent)
    expect(wallet.rdns ?? []).toEqual(rdns)
    expect(wallet.injectedFlag).toBe(flag)
  },
)

test.each([
  ['rainbow', 'qrCode', ['install', 'create', 'scan']],
  ['rainbow', 'extension', ['install', 'create', 'refresh']],
  ['coinbase', 'qrCode', ['install', 'create', 'scan']],
  ['coinbase', 'extension', ['install', 'create', 'refresh']],
  ['metaMask', 'qrCode', ['install', 'create', 'scan']],
  ['metaMask', 'extension', ['install', 'create', 'refresh']],
] as const)(
  '%s tells how its %s is got, step by step [3.4]',
  (id, kind, steps) => {
    expect(named(id)[kind]?.instructions.steps).toEqual(steps)
  },
)
