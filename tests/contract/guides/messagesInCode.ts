import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import type { LoadFailureReason } from '../../../src/host/LoadFailure'

const sources = path.join(import.meta.dirname, '../../../src')

/** A message in the code that a developer may read. */
export type Message = {
  /** Inside `src`. */
  readonly file: string
  /** The pieces of its text between values, in order. */
  readonly parts: readonly string[]
  /** Anchors of the guide's sections that the message may name. Empty if the message names none. */
  readonly sections: readonly string[]
}

/** Our functions that create a failure from a message, and the sections of these failures. */
const makers: Readonly<Record<string, readonly string[]>> = {
  withGuide: [],
  failure: [],
  wrong: ['invalid-contract', 'invalid-channels', 'the-configuration-is-wrong'],
  untrusted: ['untrusted'],
  unreachable: ['unreachable'],
  corrupt: ['corrupt'],
  reject: ['transactions-and-calls'],
  check: ['the-configuration-is-wrong'],
  warnOnce: ['other-messages-in-the-console'],
}

/** Reasons of a `LoadFailure`. Each is the anchor of a section. */
const reasons: readonly LoadFailureReason[] = [
  'unreachable',
  'timed-out',
  'invalid-options',
  'invalid-channels',
  'untrusted',
  'disabled',
  'invalid-contract',
  'incompatible',
  'forbidden',
  'corrupt',
  'failed-to-start',
  'crashed',
]

/** Returns all messages of errors, failures and console output in the product. */
export function messagesInCode(): readonly Message[] {
  const sources = parsedSources()
  const classes = new Map(sources.flatMap(([, program]) => classesIn(program)))
  return sources.flatMap(([file, program]) =>
    messagesIn(file, program, classes),
  )
}

/** Returns every text of two words or more in the product, without values. */
export function textsInCode(): readonly string[] {
  return parsedSources().flatMap(([, program]) =>
    textsIn(program).map((parts) => parts.join('…')),
  )
}

// Skips the release command, which prints in its user's terminal.
function parsedSources(): readonly (readonly [string, object])[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!release\b).*\.tsx?$/.test(file))
    .map((file) => {
      const text = readFileSync(path.join(sources, file), 'utf8')
      return [file, parseSync(file, text).program] as const
    })
}

function messagesIn(
  file: string,
  program: object,
  classes: ReadonlyMap<string, readonly string[]>,
): readonly Message[] {
  const messages: Message[] = []
  walk(program, (node) => {
    if (!tells(node)) return
    const [first, second] = node.arguments
    const name = nameOf(node.callee)
    // The call of `withGuide` inside is a message, too.
    if (name !== 'withGuide' && guideSectionsIn(first).length > 0) return
    // Named errors and failures with a reason have it as their first argument, before the message.
    const hasName = /^(LoadFailure|ChainConfigurationError|failure)$/.test(name)
    const told = hasName ? second : first
    const sections =
      name === 'LoadFailure' || name === 'failure'
        ? reasonsIn(first)
        : [
            ...guideSectionsIn(node),
            ...(classes.get(name) ?? makers[name] ?? []),
          ]
    for (const parts of textsIn(told)) {
      const named = /troubleshoot\.md#([\w-]+)$/.exec(parts.join('…'))?.[1]
      messages.push({ file, parts, sections: named ? [named] : sections })
    }
  })
  return messages
}

/** Returns the reason of a failure, or all reasons if the code does not state it as a literal. */
function reasonsIn(reason: unknown): readonly string[] {
  const { value } = Object(reason)
  return typeof value === 'string' ? [value] : reasons
}

/** Returns the error classes that add the guide's address themselves, with the section that each one names. */
function classesIn(program: object): (readonly [string, readonly string[]])[] {
  const found: (readonly [string, readonly string[]])[] = []
  walk(program, (node) => {
    const { type, id } = Object(node)
    if (type === 'ClassDeclaration' && /Error$/.test(nameOf(id)))
      found.push([nameOf(id), guideSectionsIn(node)])
  })
  return found
}

/** Returns the sections that the calls in an expression name. */
function guideSectionsIn(expression: unknown): readonly string[] {
  const found: string[] = []
  walk(expression, (node) => {
    const { type, callee, arguments: given } = Object(node)
    if (type !== 'CallExpression') return
    if (nameOf(callee) !== 'withGuide') return
    const section = given.at(-1)?.value
    if (typeof section === 'string') found.push(section)
  })
  return found
}

type Call = {
  readonly type: string
  readonly callee: unknown
  readonly arguments: readonly unknown[]
}

function tells(node: object): node is Call {
  const { type, callee } = node as Partial<Call>
  const name = nameOf(callee)
  return type === 'NewExpression'
    ? /(Error|LoadFailure)$/.test(name)
    : type === 'CallExpression' &&
        (name in makers || /^console\.(error|warn|info)$/.test(name))
}

/** Returns `LoadFailure`, or `console.warn`. */
function nameOf(callee: unknown): string {
  const { name, object, property } = Object(callee)
  return name ?? (property ? `${nameOf(object)}.${property.name}` : '')
}

/** Returns every text in an expression. Words without a space are names. */
function textsIn(expression: unknown): readonly (readonly string[])[] {
  const found: (readonly string[])[] = []
  walk(expression, (node) => {
    const { type, value, quasis } = Object(node)
    const parts: readonly string[] =
      type === 'Literal' && typeof value === 'string'
        ? [value]
        : type === 'TemplateLiteral'
          ? quasis.map((quasi: { value: { cooked: string } }) =>
              String(quasi.value.cooked),
            )
          : []
    if (parts.join('').trim().split(' ').length > 1) found.push(parts)
  })
  return found
}

function walk(node: unknown, visit: (node: object) => void): void {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node) visit(node)
  for (const inner of Object.values(node)) walk(inner, visit)
}
