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
  entry: isPath,
  global: matches(/^[\w$]+$/),
  requires: (value) => isTable(value, matches(caretRange)),
  exposes: (value) => isList(value, isText),
  preload: (value) => value === undefined || isList(value, isPath),
  integrity: (value) => value === undefined || isTable(value, isText),
} satisfies Record<keyof Contract, Check>

type Check = (value: unknown) => boolean

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function matches(pattern: RegExp): Check {
  return (value) => isText(value) && pattern.test(value)
}

/** A path: nothing that could lead elsewhere. */
function isPath(value: unknown): boolean {
  return matches(/^\w[\w./-]*$/)(value)
}

function isList(value: unknown, fits: Check): boolean {
  return Array.isArray(value) && value.every(fits)
}

function isTable(value: unknown, fits: Check): boolean {
  return value instanceof Object && Object.values(value).every(fits)
}
