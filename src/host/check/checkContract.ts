import { caretRange } from '../fit/satisfies'
import type { Contract } from './Contract'
import {
  asShaped,
  isPath,
  isText,
  listOf,
  matches,
  optional,
  type Shape,
  tableOf,
} from './shape'

/** The contract in a parsed answer, or the name of the first field that is not as it must be. */
export function checkContract(answer: unknown): Contract | string {
  return asShaped<Omit<Contract, 'modes' | 'capabilities'>>(answer, shape)
}

/** Nobody reads the fields that are left out. */
const shape: Shape<Omit<Contract, 'modes' | 'capabilities'>> = {
  name: (value) => value === 'walletdock',
  version: isText,
  contract: matches(/^\d+\.\d+\.\d+/),
  entry: isPath,
  global: matches(/^[\w$]+$/),
  requires: tableOf(matches(caretRange)),
  exposes: listOf(isText),
  origins: optional(tableOf(listOf(isText))),
  channels: optional(isPath),
  preload: optional(listOf(isPath)),
  integrity: optional(tableOf(isText)),
}
