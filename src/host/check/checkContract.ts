import type { Contract } from '../Contract'
import {
  asShaped,
  isPath,
  isText,
  listOf,
  matches,
  optional,
  type Shape,
  tableOf,
} from '../files/shape'
import { caretRange } from '../fit/satisfies.initial'

/** Returns the contract in a parsed response, or the name of the first invalid field. */
export function checkContract(answer: unknown): Contract | string {
  return asShaped<Checked>(answer, shape)
}

/** The fields that the kit reads. `siteEntry` checks `federation`. */
type Checked = Omit<Contract, 'modes' | 'capabilities' | 'federation'>

const shape: Shape<Checked> = {
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
