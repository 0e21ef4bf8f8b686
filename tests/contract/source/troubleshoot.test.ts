import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { slugOf } from '../../../host-example/scripts/docs/slugOf'
import { dialogMessages } from '../../../src/data/messages/dialogs'
import type { LoadFailureReason } from '../../../src/kit/LoadFailure'
import { readGuide, sectionOf } from '../../fixtures/project/guides'
import { sourceFiles } from '../../fixtures/project/sourceFiles'

/** Messages that a developer cannot act on, with the reason why nobody sees them alone. */
const internal: Readonly<Record<string, string>> = {
  'is larger than': 'the end of a message that names the file',
  'does not match its hash': 'the cause of a message that names the file',
  'No wallets.': 'the dialog offers a retry',
  'There is nothing to sign in to.': 'the dialog offers a retry',
  'The remote is in memory.': 'nothing of a test shows it',
  'This view is not in a dialog.': 'the dialog offers a retry',
  'The host returned no message to sign.': 'shown to visitors, class unknown',
  'The wallet returned no account or no chain.':
    'shown to visitors, class unknown',
  'The stored session has no wallet.': 'the session is restored later',
  'The stored session could not be read.': 'the session is restored later',
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
  'User rejected the request.': 'an answer that a test of a page has chosen',
  'User rejected.': 'passed to WalletConnect’s SDK, which expects these words',
  'The window could not be opened.': 'shown to visitors, class popup-blocked',
  'The window was closed.': 'shown to visitors, class rejected',
  'The wallet has not added the chain.':
    'shown to visitors, class chain-unsupported',
  'The wallet failed and gave no reason.': 'shown to visitors, class unknown',
}

// Skips the release command, which prints in its user's terminal.
const programs = sourceFiles('src')
  .filter(({ file }) => !/^release\/(?!status\/)/.test(file))
  .map(({ file, text }) => parseSync(file, text).program)

/** Our functions that create a failure or print a warning from a message. */
const makers =
  /^(withGuide|failure|wrong|untrusted|unreachable|corrupt|reject|check|warnOnce|console\.(error|warn|info))$/

/** Errors that have a reason before their message. */
const hasReason = /^(LoadFailure|ChainConfigurationError|failure)$/

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
  tampered: true,
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
  for (const [name, { title }] of Object.entries(dialogMessages.failures))
    expect(table).toContain(`| \`${name}\` | ${title('…')} |`)
})

/** A message in the code that a developer may read, as the pieces of its text between values. */
type Message = readonly string[]

/** Returns all messages of errors, failures and console output in the product. */
function messagesInCode(): readonly Message[] {
  return callsInCode()
    .filter(({ isNew, name }) =>
      isNew ? /(Error|LoadFailure)$/.test(name) : makers.test(name),
    )
    .flatMap(({ name, arguments: [first, second] }) =>
      textsIn(hasReason.test(name) ? second : first),
    )
}

/** Returns the anchors of the guide's sections that the code names. */
function sectionsInCode(): readonly string[] {
  return callsInCode()
    .filter(({ name }) => name === 'withGuide')
    .map((call) => Object(call.arguments.at(-1)).value)
    .filter((section) => typeof section === 'string')
}

/** Returns every text of two words or more in the product, without values. */
function textsInCode(): readonly string[] {
  return programs.flatMap((program) =>
    textsIn(program).map((parts) => parts.join('…')),
  )
}

type Call = {
  readonly isNew: boolean
  readonly name: string
  readonly arguments: readonly unknown[]
}

function callsInCode(): readonly Call[] {
  const calls: Call[] = []
  walk(programs, (node) => {
    const { type, callee, arguments: given } = Object(node)
    if (type !== 'NewExpression' && type !== 'CallExpression') return
    const isNew = type === 'NewExpression'
    calls.push({ isNew, name: nameOf(callee), arguments: given })
  })
  return calls
}

/** Returns `LoadFailure`, or `console.warn`. */
function nameOf(callee: unknown): string {
  const { name, object, property } = Object(callee)
  return name ?? (property ? `${nameOf(object)}.${property.name}` : '')
}

/** Returns every text in a part of the code. Words without a space are names. */
function textsIn(part: unknown): readonly Message[] {
  const found: Message[] = []
  walk(part, (node) => {
    const { type, value, quasis = [] } = Object(node)
    const parts: Message =
      type === 'Literal' && typeof value === 'string'
        ? [value]
        : quasis.map((quasi: { value: { cooked: string } }) =>
            String(quasi.value.cooked),
          )
    if (parts.join('').trim().split(' ').length > 1) found.push(parts)
  })
  return found
}

function walk(node: unknown, visit: (node: object) => void): void {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node) visit(node)
  for (const inner of Object.values(node)) walk(inner, visit)
}
