import { expect, test } from 'vitest'
import { connectMessage } from '../../../src/connect/ask/connectMessage'
import { stepTitle } from '../../../src/connect/stepTitle'
import { dialogMessages } from '../../../src/messages/dialogs'
import { grammarOf } from '../../../src/messages/Grammar'
import { messages as arabic } from '../../../src/messages/languages/ar'
import type { Device } from '../../../src/platform/device/device'
import type { Attempt } from '../../../src/session/State'
import type { ListedWallet } from '../../../src/wallets/Wallet'
import { androidPhone, device } from '../wallets/device'

const wallet: ListedWallet = {
  id: 'acme',
  name: 'Acme Wallet',
  shortName: 'Acme',
  iconUrl: '',
  iconBackground: '#fff',
  transports: ['injected'],
  groupName: 'Popular',
  groupIndex: 1,
  ready: true,
  unsupported: false,
  installed: true,
  unverified: false,
  recent: false,
  links: {},
}
const attempt = { type: 'asking', number: 3, walletId: 'acme' } as const
const told = (listed: ListedWallet, tried?: Attempt) =>
  connectMessage(listed, tried, dialogMessages, device())

test('the message of an attempt contains the wallet’s short name', () => {
  expect(told(wallet, attempt)).toMatchObject({
    mood: 'asking',
    title: 'Confirm in Acme',
  })
})

test('the message of a switch contains the name of the chain', () => {
  const switching = { ...attempt, switchingTo: 8453 }
  const chain = { id: 8453, name: 'Base', unsupported: false }
  const tell = (tried: Attempt) =>
    connectMessage(wallet, tried, dialogMessages, device(), chain).text
  expect(tell(switching)).toBe('Approve the switch to Base in your wallet.')
  expect(tell(attempt)).toBe(dialogMessages.asking.confirmText)
})

test.each([
  [undefined, 'Check your internet connection, then try again.'],
  ['clock', 'Check your device’s date and time, then try again.'],
  [
    'page',
    'This page isn’t allowed to use WalletConnect. Tell its owner or choose another wallet.',
  ],
] as const)(
  'the text names the cause if a relay refuses: %s',
  (refusal, text) => {
    const failure = { class: 'relay-unreachable', code: 3000, refusal } as const
    expect(told(wallet, { ...attempt, type: 'failed', failure })).toMatchObject(
      {
        title: 'Couldn’t reach Acme',
        text,
      },
    )
  },
)

test('the message ignores an attempt of another wallet', () => {
  const other = { ...attempt, walletId: 'other' }
  const { mood, title } = told(wallet, other)
  expect([mood, title]).toEqual(['idle', 'Acme is ready'])
})

test('a wallet that is not ready is shown as not installed', () => {
  const missing = { ...wallet, ready: false }
  expect(told(missing).title).toBe('Acme isn’t installed')
})

const chrome = 'https://chrome'
const other = 'Open this page there, or choose another wallet.'

test.each<[string, Partial<ListedWallet>, Device, 'en' | 'ar', string]>([
  [
    'Safe',
    { transports: ['safe'] },
    device(),
    'en',
    `It only works inside the Safe app. ${other}`,
  ],
  [
    'an extension, on a phone',
    { downloadUrls: { chrome } },
    androidPhone,
    'en',
    `It only works on a computer. ${other}`,
  ],
  [
    'an extension with one page for all browsers, on a phone',
    { downloadUrls: { browserExtension: chrome } },
    androidPhone,
    'en',
    `It only works on a computer. ${other}`,
  ],
  [
    'an extension of two other browsers',
    { downloadUrls: { chrome, edge: chrome } },
    device({ browser: 'firefox' }),
    'en',
    `It’s made for Chrome or Edge. ${other}`,
  ],
  [
    'an extension of two other browsers, in Arabic',
    { downloadUrls: { chrome, edge: chrome } },
    device({ browser: 'firefox' }),
    'ar',
    `صُممت لـ \u2068Chrome أو Edge\u2069. افتح هذه الصفحة هناك، أو اختر محفظة أخرى.`,
  ],
  [
    'an app of another system',
    { downloadUrls: { windows: chrome } },
    device(),
    'en',
    `It’s made for Windows. ${other}`,
  ],
  [
    'a phone app, on a desktop',
    { downloadUrls: { ios: chrome } },
    device(),
    'en',
    `It only works on a phone. ${other}`,
  ],
  [
    'a wallet without known downloads',
    {},
    device(),
    'en',
    'Choose another wallet to continue.',
  ],
])(
  'the message of an unsupported wallet explains why, and where it works: %s [2.18] [8.8]',
  (_, facts, held, language, text) => {
    const unsupported = { ...wallet, ready: false, unsupported: true, ...facts }
    const messages =
      language === 'ar' ? arabic(grammarOf('ar')).dialogs : dialogMessages
    expect(connectMessage(unsupported, undefined, messages, held)).toEqual({
      mood: 'idle',
      title: messages.asking.notAvailable('Acme'),
      text,
    })
  },
)

test('each of the nine steps has a heading [4.13]', () => {
  const title = (step: Parameters<typeof stepTitle>[0]) =>
    stepTitle(step, wallet, dialogMessages)
  expect(title('NONE')).toBe('What is a wallet?')
  expect(title('LEARN_COMPACT')).toBe('What is a wallet?')
  expect(title('GET')).toBe('Get a wallet')
  expect(title('CONNECT')).toBe('Acme')
  expect(title('DOWNLOAD_OPTIONS')).toBe('Get Acme')
  expect(title('DOWNLOAD')).toBe('Install Acme')
  expect(title('INSTRUCTIONS_MOBILE')).toBe('Set up Acme')
  expect(title('INSTRUCTIONS_EXTENSION')).toBe('Set up Acme')
  expect(title('INSTRUCTIONS_DESKTOP')).toBe('Set up Acme')
})
