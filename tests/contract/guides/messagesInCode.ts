import { parseSync } from 'oxc-parser'
import { sourceFiles } from '../../fixtures/project/sourceFiles'

/** A message in the code that a developer may read, as the pieces of its text between values. */
export type Message = readonly string[]

/** Our functions that create a failure or print a warning from a message. */
const makers =
  /^(withGuide|failure|wrong|untrusted|unreachable|corrupt|reject|check|warnOnce|console\.(error|warn|info))$/

/** Errors that have a reason before their message. */
const hasReason = /^(LoadFailure|ChainConfigurationError|failure)$/

/** Returns all messages of errors, failures and console output in the product. */
export function messagesInCode(): readonly Message[] {
  return callsInCode()
    .filter(({ isNew, name }) =>
      isNew ? /(Error|LoadFailure)$/.test(name) : makers.test(name),
    )
    .flatMap(({ name, arguments: [first, second] }) =>
      textsIn(hasReason.test(name) ? second : first),
    )
}

/** Returns the anchors of the guide's sections that the code names. */
export function sectionsInCode(): readonly string[] {
  return callsInCode()
    .filter(({ name }) => name === 'withGuide')
    .map((call) => Object(call.arguments.at(-1)).value)
    .filter((section) => typeof section === 'string')
}

/** Returns every text of two words or more in the product, without values. */
export function textsInCode(): readonly string[] {
  return programs.flatMap((program) =>
    textsIn(program).map((parts) => parts.join('…')),
  )
}

// Skips the release command, which prints in its user's terminal.
const programs = sourceFiles('src')
  .filter(({ file }) => !/^release\/(?!status\/)/.test(file))
  .map(({ file, text }) => parseSync(file, text).program)

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
