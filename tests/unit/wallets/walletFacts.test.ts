import { expect, test } from 'vitest'
import { catalogue } from '../../../src/wallets/catalogue'
import { coinbase } from '../../../src/wallets/coinbase'
import { drawsOverPage } from '../../../src/wallets/drawsOverPage'
import { listWallets } from '../../../src/wallets/listWallets'
import { metaMask } from '../../../src/wallets/metaMask'
import { walletFacts } from '../../../src/wallets/walletFacts'
import { device, iPhone } from './device'
import { acme } from './ownWallet'

const factsOf = (id: string, on = device(), groups = catalogue) => {
  const page = { announced: [], device: on, inSafe: true }
  const wallet = listWallets(groups, page).find((each) => each.id === id)
  return wallet && walletFacts(wallet)
}
const none = {
  ready: true,
  hasExtensionDownload: false,
  hasDesktopDownload: false,
  hasMobileDownload: false,
  hasQrInstructions: false,
  hasExtensionInstructions: false,
  hasDesktopInstructions: false,
}
const phone = { hasMobileDownload: true, hasQrInstructions: true }
const extension = { hasExtensionDownload: true, hasExtensionInstructions: true }

test.each([
  ['metaMask', 'on a desktop', device(), { ...phone, ...extension }],
  ['metaMask', 'on a phone', iPhone, phone],
  ['safe', 'on a desktop', device(), {}],
  ['walletConnect', 'on a desktop', device(), {}],
])('walletFacts of %s %s', (id, _, on, facts) => {
  expect(factsOf(id, on)).toEqual({ ...none, ...facts })
})

const learnMoreUrl = 'https://desk.example'
const mac = { macos: learnMoreUrl }
const desktop = { instructions: { learnMoreUrl, steps: ['install'] } } as const

test.each([
  ['macos', { downloadUrls: mac, desktop }, [true, true, false]],
  ['linux', { downloadUrls: mac, desktop }, [false, false, false]],
  [
    'macos',
    { downloadUrls: { ...mac, chrome: 'https://c.example' } },
    [true, false, true],
  ],
] as const)(
  'a host’s wallet has the steps of its desktop app on %s (%#)',
  (system, data, expected) => {
    const groups = [{ groupName: 'Other', wallets: [{ ...acme, ...data }] }]
    const facts = factsOf('acme', device({ system }), groups)
    expect([
      facts?.hasDesktopDownload,
      facts?.hasDesktopInstructions,
      facts?.hasExtensionDownload,
    ]).toEqual(expected)
    expect(facts?.hasExtensionInstructions).toBe(false)
  },
)

test.each([
  ['Coinbase’s SDK', coinbase, false, true],
  ['Coinbase’s extension', coinbase, true, false],
  ['another wallet', metaMask, false, false],
])('drawsOverPage of %s', (_, wallet, installed, draws) => {
  expect(drawsOverPage({ ...wallet, installed })).toBe(draws)
})
