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
  return asShaped(answer, shape)
}

const listsByName = tableOf(listOf(isText))

const shape: Shape<Contract> = {
  name: (value) => value === 'walletdock',
  version: isText,
  contract: matches(/^\d+\.\d+\.\d+/),
  entry: isPath,
  global: matches(/^[\w$]+$/),
  requires: tableOf(matches(caretRange)),
  exposes: listOf(isText),
  modes: optional(listOf(isText)),
  capabilities: optional(listsByName),
  origins: optional(listsByName),
  channels: optional(isPath),
  preload: optional(listOf(isPath)),
  integrity: optional(tableOf(isText)),
}
