import { expect, test } from 'vitest'
import { dialogMessages } from '../../../src/data/messages/dialogs'
import { grammarOf } from '../../../src/data/messages/Grammar'
import { messages as arabic } from '../../../src/data/messages/languages/ar'
import { unnamedWallet } from '../../../src/data/wallets/unnamedWallet'
import type { ListedWallet } from '../../../src/data/wallets/Wallet'
import type { Device } from '../../../src/platform/device/device'
import {
  connectMessage,
  stepTitle,
} from '../../../src/views/connect/connectMessage'
import type { Attempt } from '../../../src/wallet/session/State'
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
  ['clock', 'Your device’s date or time is wrong. Correct it, then try again.'],
  [
    'page',
    'This app isn’t allowed to use WalletConnect. Choose another wallet, or tell the app’s makers.',
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

test.each([
  [true, 'Open your wallet and respond there, or try again.'],
  [false, 'Open your wallet and respond there, or get a new code.'],
])(
  'the text after no answer names the button that follows (installed: %s)',
  (installed, text) => {
    const scanned = {
      ...wallet,
      installed,
      transports: ['walletConnect'],
    } as const
    const failure = { class: 'timed-out' } as const
    const tried = { ...attempt, type: 'failed', failure } as const
    expect(told(installed ? wallet : scanned, tried).text).toBe(text)
  },
)

test.each([
  ['asking', undefined, 'Confirm in your wallet'],
  ['failed', 'chain-unknown', 'This network isn’t in your wallet yet'],
  ['failed', 'connection-lost', 'Lost connection to your wallet'],
  ['failed', 'unknown', 'Couldn’t connect to your wallet'],
] as const)(
  'the name of an unidentified wallet is in no sentence: %s, %s',
  (type, failureClass, title) => {
    const unnamed = { ...wallet, ...unnamedWallet }
    const own = { ...attempt, walletId: unnamed.id }
    const tried =
      type === 'asking'
        ? own
        : { ...own, type, failure: { class: failureClass } }
    expect(told(unnamed, tried).title).toBe(title)
  },
)

const url = 'https://wallet.example'
const other = 'Open this page there, or choose another wallet.'
const firefox = device({ browser: 'firefox' })
const twoBrowsers = { downloadUrls: { chrome: url, edge: url } }

test.each<[string, Partial<ListedWallet>, Device, string]>([
  [
    'Safe',
    { transports: ['safe'] },
    device(),
    'It only works inside the Safe app.',
  ],
  [
    'an extension, on a phone',
    { downloadUrls: { chrome: url } },
    androidPhone,
    'It only works on a computer.',
  ],
  [
    'an extension of all browsers, on a phone',
    { downloadUrls: { browserExtension: url } },
    androidPhone,
    'It only works on a computer.',
  ],
  [
    'an extension of two other browsers',
    twoBrowsers,
    firefox,
    'It only works with Chrome or Edge.',
  ],
  [
    'an app of another system',
    { downloadUrls: { windows: url } },
    device(),
    'It only works with Windows.',
  ],
  [
    'a phone app, on a desktop',
    { downloadUrls: { ios: url } },
    device(),
    'It only works on a phone.',
  ],
])(
  'the message of %s explains why it is not supported, and where it works',
  (_, facts, held, where) => {
    const unsupported = { ...wallet, ready: false, unsupported: true, ...facts }
    expect(
      connectMessage(unsupported, undefined, dialogMessages, held),
    ).toEqual({
      mood: 'idle',
      title: dialogMessages.asking.notAvailable('Acme'),
      text: `${where} ${other}`,
    })
  },
)

test('the message of an unsupported wallet without known downloads suggests another wallet', () => {
  const unsupported = { ...wallet, ready: false, unsupported: true }
  expect(told(unsupported).text).toBe('Choose another wallet to continue.')
})

test('the message isolates the names of browsers in a right-to-left language', () => {
  const unsupported = { ...wallet, unsupported: true, ...twoBrowsers }
  const { dialogs } = arabic(grammarOf('ar'))
  expect(connectMessage(unsupported, undefined, dialogs, firefox).text).toBe(
    `لا تعمل إلا مع \u2068Chrome أو Edge\u2069. افتح هذه الصفحة هناك، أو اختر محفظة أخرى.`,
  )
})

test.each([
  ['NONE', 'What is a wallet?'],
  ['LEARN_COMPACT', 'What is a wallet?'],
  ['GET', 'Get a wallet'],
  ['CONNECT', 'Acme'],
  ['DOWNLOAD_OPTIONS', 'Get Acme'],
  ['DOWNLOAD', 'Install Acme'],
  ['INSTRUCTIONS_MOBILE', 'Set up Acme'],
  ['INSTRUCTIONS_EXTENSION', 'Set up Acme'],
  ['INSTRUCTIONS_DESKTOP', 'Set up Acme'],
] as const)('the step %s has the heading "%s"', (step, title) => {
  expect(stepTitle(step, wallet, dialogMessages)).toBe(title)
})
