import type { Canary, Channels, Release, Releases } from '../find/Channels'
import type { HostSettings } from '../find/HostSettings'
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

/** The settings of a host in a parsed answer, or the name of the first field that is not as it must be. */
export function checkSettings(answer: unknown): HostSettings | string {
  return asShaped<Omit<HostSettings, 'config'>>(answer, settingsShape)
}

/** All releases of a site in a parsed answer, or the name of the first field that is not as it must be. */
export function checkReleases(answer: unknown): Releases | string {
  return asShaped<Releases>(answer, {
    name: (value) => value === 'walletdock-releases',
    sequence: Number.isSafeInteger,
    releases: tableOf(shaped(release)),
  })
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
  hosts: optional(
    (value) => typeof value === 'string' && /^[\d ]*$/.test(value),
  ),
  pinned: optional(tableOf(isVersion)),
  disabled: optional(isText),
  releases: tableOf(shaped(release)),
  withdrawn: optional(listOf(isVersion)),
  expires: optional(isText),
  publicKey: optional(isText),
  signatures: optional(tableOf(isText)),
  signature: optional(isText),
}

/** The remote checks `config` here, too. */
const settingsShape: Shape<Omit<HostSettings, 'config'>> = {
  name: (value) => value === 'walletdock-host',
  host: isText,
  sequence: Number.isSafeInteger,
  pinned: optional(isVersion),
  release: optional(shaped(release)),
  canary: optional((value) => value === true),
}

function shaped<Answer extends object>(wanted: Shape<Answer>): Check {
  return (value) => typeof asShaped(value, wanted) === 'object'
}
