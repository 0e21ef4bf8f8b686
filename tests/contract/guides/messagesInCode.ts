import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

const sources = path.join(import.meta.dirname, '../../../src')

/** A message in the code that a developer may read. */
export type Message = {
  /** Inside `src`. */
  readonly file: string
  /** The pieces of its text between values, in order. */
  readonly parts: readonly string[]
}

/** Our functions that create a failure from a message. */
const makers =
  /^(failure|wrong|untrusted|unreachable|corrupt|reject|check|fromJson)$/

/** Returns all messages of errors, failures and console output in the product. */
export function messagesInCode(): readonly Message[] {
  return parsedSources().flatMap(([file, program]) => messagesIn(file, program))
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

function messagesIn(file: string, program: object): readonly Message[] {
  const messages: Message[] = []
  walk(program, (node) => {
    if (!tells(node)) return
    const [first, second] = node.arguments
    const name = nameOf(node.callee)
    // Named errors and failures with a reason have it as their first argument, before the message.
    const hasName = /^(LoadFailure|ChainConfigurationError|failure)$/.test(name)
    const told = hasName ? second : first
    for (const parts of textsIn(told)) messages.push({ file, parts })
  })
  return messages
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
        (makers.test(name) || /^console\.(error|warn|info)$/.test(name))
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
