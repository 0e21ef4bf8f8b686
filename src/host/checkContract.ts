import type { Contract } from './Contract'
import { caretRange } from './satisfies'

/** The contract in a parsed answer, or the name of the first field that is not as it must be. */
export function checkContract(answer: unknown): Contract | string {
  const given: Record<string, unknown> = Object(answer)
  for (const [field, fits] of Object.entries(shape))
    if (!fits(given[field])) return field
  // Every field was just checked, which the compiler cannot follow.
  return given as Contract
}

const shape = {
  name: (value) => value === 'walletdock',
  version: isText,
  contract: matches(/^\d+\.\d+\.\d+/),
  // A path: nothing that could lead elsewhere.
  entry: matches(/^\w[\w./-]*$/),
  global: matches(/^[\w$]+$/),
  requires: (value) => isTable(value, matches(caretRange)),
  exposes: (value) => Array.isArray(value) && value.every(isText),
  integrity: (value) => value === undefined || isTable(value, isText),
} satisfies Record<keyof Contract, Check>

type Check = (value: unknown) => boolean

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function matches(pattern: RegExp): Check {
  return (value) => isText(value) && pattern.test(value)
}

function isTable(value: unknown, fits: Check): boolean {
  return value instanceof Object && Object.values(value).every(fits)
}
