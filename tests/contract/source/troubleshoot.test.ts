import { expect, test } from 'vitest'
import { slugOf } from '../../../host-example/scripts/docs/slugOf'
import { failureSentences } from '../../../src/app/wallet/rareActions'
import { dialogMessages } from '../../../src/data/messages/dialogs'
import type { LoadFailureReason } from '../../../src/kit/LoadFailure'
import { readGuide, sectionOf } from '../../fixtures/project/guides'
import {
  type Message,
  messagesInCode,
  sectionsInCode,
  textsInCode,
} from '../guides/messagesInCode'

/** Messages that a developer cannot act on, with the reason why nobody sees them alone. */
const internal: Readonly<Record<string, string>> = {
  'is larger than': 'the end of a message that names the file',
  'was altered': 'the cause of a message that names the file',
  'No wallets.': 'the dialog offers a retry',
  'There is nothing to sign in to.': 'the dialog offers a retry',
  'This view is not in a dialog.': 'the dialog offers a retry',
  'The host returned no message to sign.': 'shown to visitors, class unknown',
  'The wallet returned no account or no chain.':
    'shown to visitors, class unknown',
  'The stored session has no wallet.': 'the session is restored later',
  'The wallet returned accounts, but did not grant access.':
    'the session is restored later',
  'The attempt to connect this wallet was abandoned.':
    'an attempt that was given up',
  'The node returned no valid result.': 'the request is sent again later',
  'No code or session is in use.': 'the relay is not called, on purpose',
  'Another account is connected.': 'a lookup that is out of date, dropped',
  'This page does not run in a Safe.': 'the Safe is not offered',
  'No wallet is connected.': 'shown to visitors, class connection-lost',
  'The wallet returned no signature.': 'shown to visitors, class unknown',
  'No answer within': 'shown to visitors, class timed-out',
  'The wallet is not on chain': 'shown to visitors, class chain-unsupported',
  'The relay returned no code.': 'shown to visitors, class relay-unreachable',
  'No wallet answered the code in time.': 'shown to visitors, class timed-out',
  'User rejected.': 'passed to WalletConnect’s SDK, which expects these words',
  'The window could not be opened.': 'shown to visitors, class popup-blocked',
  'The window was closed.': 'shown to visitors, class rejected',
  'The wallet has not added the chain.':
    'shown to visitors, class chain-unsupported',
  'The wallet failed and gave no reason.': 'shown to visitors, class unknown',
}

const guide = spaced(readGuide('troubleshoot'))
const messages = messagesInCode()

/** Removes the marks of code and evens out the whitespace, because messages are compared without them. */
function spaced(text: string): string {
  return text.replaceAll('`', '').replaceAll(/\s+/g, ' ')
}

/** Returns the part that identifies a message: the longest text between values in its first line. */
function knownBy(parts: Message): string {
  const first = parts.map((part) => spaced(part.split('\n')[0] ?? ''))
  return first.toSorted((a, b) => b.length - a.length)[0]?.trim() ?? ''
}

test('the guide has every message for developers, with advice', () => {
  expect(messages.length).toBeGreaterThan(40)
  const missing = messages
    .map(knownBy)
    .filter((text) => !(text in internal) && !guide.includes(text))
  expect(missing).toEqual([])
})

/** The reasons of a `LoadFailure`, each of which is the anchor of a section. */
const reasons: Readonly<Record<LoadFailureReason, true>> = {
  unreachable: true,
  'timed-out': true,
  'invalid-options': true,
  'invalid-channels': true,
  untrusted: true,
  disabled: true,
  'invalid-contract': true,
  incompatible: true,
  forbidden: true,
  corrupt: true,
  'failed-to-start': true,
  crashed: true,
}

test('every section that a message names is in the guide', () => {
  const headings = readGuide('troubleshoot').match(/(?<=^#+ ).+$/gm) ?? []
  const named = [...Object.keys(reasons), ...sectionsInCode()]
  expect(new Set(named).size).toBeGreaterThan(15)
  expect(headings.map(slugOf)).toEqual(
    expect.arrayContaining([...new Set(named)]),
  )
})

test('every message in the guide is in the code', () => {
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
  const table = sectionOf('troubleshoot', 'A request to the wallet failed')
  for (const name of Object.keys(failureSentences)) {
    const failure = name as keyof typeof dialogMessages.failures
    const read = dialogMessages.failures[failure].title('…')
    expect(table).toContain(`| \`${name}\` | ${read} |`)
  }
})
