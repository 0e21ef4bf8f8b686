import { expect, test } from 'vitest'
import { slugOf } from '../../../host-example/scripts/docs/slugOf'
import { failureSentences } from '../../../src/app/wallet/failureSentences'
import { dialogMessages } from '../../../src/messages/dialogs'
import { readGuide, sectionOf } from '../../fixtures/project/guides'
import {
  type Message,
  messagesInCode,
  textsInCode,
} from '../guides/messagesInCode'

/** Messages that a developer cannot act on, with the reason why nobody sees them alone. */
const internal: Readonly<Record<string, string>> = {
  'No wallets.': 'the dialog offers a retry',
  'There is nothing to sign in to.': 'the dialog offers a retry',
  'The host gave no text.': 'told to visitors, class unknown',
  'The wallet returned no account or no chain.':
    'told to visitors, class unknown',
  'A session without a wallet.': 'the session is asked for again later',
  'The wallet lets the page in, and does not.':
    'the session is asked for again later',
  'Nobody waits for this wallet any more.': 'an attempt that was given up',
  'Another account is connected.': 'a lookup that is out of date, dropped',
  'This page does not run in a Safe.': 'the Safe is not offered',
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

/** Removes the marks of code and evens out the whitespace, because messages are compared without them. */
function spaced(text: string): string {
  return text.replaceAll('`', '').replaceAll(/\s+/g, ' ')
}

/** Returns the part that identifies a message: its longest one between values, on its first line. */
function knownBy({ parts }: Message): string {
  const first = parts.map((part) => spaced(part.split('\n')[0] ?? ''))
  return first.toSorted((a, b) => b.length - a.length)[0]?.trim() ?? ''
}

test('the guide has every message of ours, with advice', () => {
  expect(messages.length).toBeGreaterThan(40)
  const missing = messages
    .map((message) => ({ file: message.file, text: knownBy(message) }))
    .filter(({ text }) => !(text in internal) && !guide.includes(text))
  expect(missing).toEqual([])
})

/** Messages without an address: reasons that are printed behind a message with one, and viem's own messages. */
const withoutAddress = [
  'no answer, or the browser refused it',
  'the answer is not the entry',
  'no answer within',
  'Blob data must not be empty.',
  '" size is invalid.',
  '" version is invalid.',
]

/** The guide's text below each heading, by the heading's anchor. */
const sections = new Map(
  readGuide('troubleshoot')
    .split(/^#+ /m)
    .map((text) => {
      const [heading = '', ...lines] = text.split('\n')
      return [slugOf(heading), spaced(lines.join('\n'))] as const
    }),
)

test('every message ends with the address of the section that has it', () => {
  const wrong = messages
    .map((message) => ({ ...message, text: knownBy(message) }))
    .filter(({ text }) => !(text in internal) && !withoutAddress.includes(text))
    .filter((message) => {
      const named = message.sections.map((section) => sections.get(section))
      return !named.some((section) => section?.includes(message.text))
    })
    .map(({ file, text, sections }) => ({ file, text, sections }))
  expect(wrong).toEqual([])
})

test('the guide has no message that is not in the code', () => {
  const code = spaced(textsInCode().join(' … '))
  const row = /^\| (`+) ?(.+?) ?\1 \|/gm
  const told = [...readGuide('troubleshoot').matchAll(row)]
    .map(([, , message = '']) => spaced(message))
    .filter((message) => message.includes(' '))
  expect(told.length).toBeGreaterThan(40)
  // If a message is assembled in several places, three consecutive words identify one of them.
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

test('the list of internal messages has no message that does not exist', () => {
  const known = messages.map(knownBy)
  expect(Object.keys(internal).filter((text) => !known.includes(text))).toEqual(
    [],
  )
})

test('the guide has every class of a wallet’s failure, with the text that visitors read', () => {
  const table = sectionOf('troubleshoot', 'A wallet did not do it')
  for (const name of Object.keys(failureSentences)) {
    const failure = name as keyof typeof dialogMessages.failures
    const read = dialogMessages.failures[failure].title('…')
    expect(table).toContain(`| \`${name}\` | ${read} |`)
  }
})
