import { expect, test } from 'vitest'
import { failureSentences } from '../../../src/app/wallet/failureSentences'
import { dialogMessages } from '../../../src/messages/dialogs'
import { readGuide, sectionOf } from '../../fixtures/project/guides'
import {
  type Message,
  messagesInCode,
  textsInCode,
} from '../guides/messagesInCode'

/** Messages that no developer can do anything about, and why none reads them alone. */
const internal: Readonly<Record<string, string>> = {
  'No wallets.': 'the dialog offers a retry',
  'There is nothing to sign in to.': 'the dialog offers a retry',
  'The host gave no text.': 'told to visitors, class unknown',
  'The wallet told no account, or no chain.': 'told to visitors, class unknown',
  'A session without a wallet.': 'the session is asked for again later',
  'The wallet lets the page in, and does not.':
    'the session is asked for again later',
  'Nobody waits for this wallet any more.': 'an attempt that was given up',
  'Another account is connected.': 'a lookup that is out of date, dropped',
  'This is no Safe.': 'the Safe is not offered',
  'No wallet is connected.': 'told to visitors, class connection-lost',
  'The wallet gave no signature.': 'told to visitors, class unknown',
  'No answer within': 'told to visitors, class timed-out',
  'The wallet is not on chain': 'told to visitors, class chain-unsupported',
  'The relay gave no code.': 'told to visitors, class relay-unreachable',
  'Nobody answered the code in time.': 'told to visitors, class timed-out',
  'User rejected.': 'told to the SDK of WalletConnect, as its own words',
  'The wallet has signed, and not connected.':
    'told to visitors, class unknown',
  'The window could not be opened.': 'told to visitors, class popup-blocked',
  'The window was closed.': 'told to visitors, class rejected',
}

const guide = spaced(readGuide('troubleshoot'))
const messages = messagesInCode()

/** Messages are compared without marks of code and whatever the line breaks. */
function spaced(text: string): string {
  return text.replaceAll('`', '').replaceAll(/\s+/g, ' ')
}

/** The part by which a message is known: its longest between values, on its first line. */
function knownBy({ parts }: Message): string {
  const first = parts.map((part) => spaced(part.split('\n')[0] ?? ''))
  return first.toSorted((a, b) => b.length - a.length)[0]?.trim() ?? ''
}

test('every message of ours stands in the guide, with what to do about it', () => {
  expect(messages.length).toBeGreaterThan(40)
  const missing = messages
    .map((message) => ({ file: message.file, text: knownBy(message) }))
    .filter(({ text }) => !(text in internal) && !guide.includes(text))
  expect(missing).toEqual([])
})

test('the guide has no message that the code has not', () => {
  const code = spaced(textsInCode().join(' … '))
  const row = /^\| (`+) ?(.+?) ?\1 \|/gm
  const told = [...readGuide('troubleshoot').matchAll(row)]
    .map(([, , message = '']) => spaced(message))
    .filter((message) => message.includes(' '))
  expect(told.length).toBeGreaterThan(40)
  // Where a message comes from several places, three words in a row tell one of them.
  const isKnown = (message: string) => {
    const words = message.split(/\.? |\.?$|…/).filter(Boolean)
    const run = Math.min(3, words.length)
    return words.some((_, at) => {
      const some = words.slice(at, at + run)
      return some.length === run && code.includes(some.join(' '))
    })
  }
  expect(told.filter((message) => !isKnown(message))).toEqual([])
  expect(isKnown('The moon is down. Wait for it.')).toBe(false)
})

test('no message is called internal that is not there any more', () => {
  const known = messages.map(knownBy)
  expect(Object.keys(internal).filter((text) => !known.includes(text))).toEqual(
    [],
  )
})

test('every class of a wallet’s failure stands there with what visitors read', () => {
  const table = sectionOf('troubleshoot', 'A wallet did not do it')
  for (const name of Object.keys(failureSentences)) {
    const failure = name as keyof typeof dialogMessages.failures
    const read = dialogMessages.failures[failure].title('…')
    expect(table).toContain(`| \`${name}\` | ${read} |`)
  }
})
