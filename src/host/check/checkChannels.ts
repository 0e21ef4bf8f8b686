import type { Canary, Channels, Release } from '../find/Channels'
import {
  asShaped,
  type Check,
  isPath,
  isText,
  listOf,
  matches,
  optional,
  type Shape,
  tableOf,
} from './shape'

/** The channels in a parsed answer, or the name of the first field that is not as it must be. */
export function checkChannels(answer: unknown): Channels | string {
  return asShaped<Omit<Channels, 'config'>>(answer, shape)
}

const isVersion = matches(/^\d+\.\d+\.\d+[\w.+-]*$/)
const isHash = matches(/^sha\d{3}-[\w+/=]+$/)
const isPercent: Check = (value) =>
  typeof value === 'number' && value >= 0 && value <= 100

const canary: Shape<Canary> = {
  version: isVersion,
  percent: optional(isPercent),
  hosts: optional(listOf(isText)),
}

const release: Shape<Release> = {
  contract: isHash,
  preload: (value) =>
    tableOf(isHash)(value) && Object.keys(Object(value)).every(isPath),
}

/** The remote checks `config`: what is wrong with that takes no wallet away. */
const shape: Shape<Omit<Channels, 'config'>> = {
  name: (value) => value === 'walletdock-channels',
  sequence: Number.isSafeInteger,
  channels: tableOf(isVersion),
  canary: optional(shaped(canary)),
  pinned: optional(tableOf(isVersion)),
  disabled: optional(isText),
  releases: tableOf(shaped(release)),
  withdrawn: optional(listOf(isVersion)),
  expires: optional(isText),
  publicKey: optional(isText),
  signatures: optional(tableOf(isText)),
  signature: optional(isText),
}

function shaped<Answer extends object>(wanted: Shape<Answer>): Check {
  return (value) => typeof asShaped(value, wanted) === 'object'
}
