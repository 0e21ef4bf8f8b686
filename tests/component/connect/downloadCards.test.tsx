import { expect, test } from 'vitest'
import type { Device } from '../../../src/platform/device/device'
import { catalogue } from '../../../src/wallets/catalogue'
import { groupWallets } from '../../../src/wallets/groupWallets'
import { listWallets } from '../../../src/wallets/listWallets'
import type { WalletGroup } from '../../../src/wallets/Wallet'
import { desktop, flowAt } from '../../fixtures/states/connectProps'
import { drawConnect } from './drawConnect'

/** A wallet with apps for Windows and macOS only. */
const desk: WalletGroup = {
  groupName: 'Other',
  wallets: [
    {
      id: 'desk',
      name: 'Desk',
      iconUrl: '',
      iconBackground: '#fff',
      transports: ['walletConnect'],
      downloadUrls: {
        windows: 'https://desk.example/windows',
        macos: 'https://desk.example/macos',
        qrCode: 'https://desk.example/phone',
      },
    },
  ],
}

/** Returns the text and the target of each card's button. */
async function cardsOf(walletId: string, change: Partial<Device>) {
  const device = { ...desktop, ...change }
  const listed = listWallets([...catalogue, desk], { announced: [], device })
  const flow = flowAt({ name: 'DOWNLOAD_OPTIONS', walletId })
  const groups = groupWallets(listed)
  const { dialog } = drawConnect('compact', flow, { groups, device })
  const buttons = () => [
    ...dialog.querySelectorAll<HTMLElement>(
      'section a, section button:not([data-testid])',
    ),
  ]
  await expect.poll(() => buttons().length).toBeGreaterThan(0)
  return buttons().map((each) => [
    each.textContent,
    each.getAttribute('href') ?? 'a step',
  ])
}

const phone = ['Get the mobile app', 'a step']

test.each([
  ['chrome', 'Add to Chrome', 'chrome.google.com'],
  ['brave', 'Add to Brave', 'chrome.google.com'],
  ['arc', 'Add to Arc', 'chrome.google.com'],
  ['edge', 'Add to Edge', 'microsoftedge.microsoft.com'],
  ['firefox', 'Add to Firefox', 'addons.mozilla.org'],
  ['opera', 'Add to Opera', 'addons.opera.com'],
  ['safari', 'Add to Safari', 'metamask.io'],
  ['other', 'Add to your browser', 'metamask.io'],
] as const)(
  'in %s, the first card reads “%s”',
  async (browser, words, host) => {
    const [first, second] = await cardsOf('metaMask', { browser })
    expect(first?.[0]).toBe(words)
    expect(new URL(first?.[1] ?? '').hostname).toBe(host)
    expect(second).toEqual(phone)
  },
)

test.each([
  ['windows', [['Get the app', 'https://desk.example/windows'], phone]],
  ['macos', [['Get the app', 'https://desk.example/macos'], phone]],
  ['linux', [phone]],
  ['other', [phone]],
] as const)(
  'on %s, the step has a card for each app that the system supports',
  async (system, cards) => {
    expect(await cardsOf('desk', { system })).toEqual(cards)
  },
)
