import type { Canary, Channels, Release } from '../Channels'
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
} from '../files/shape'
import type { HostSettings, HostsFile } from './HostSettings'

/** Returns the channels in a parsed response, or the name of the first invalid field. */
export function checkChannels(answer: unknown): Channels | string {
  return asShaped<Omit<Channels, 'config' | 'undo'>>(answer, shape)
}

/** Returns the settings of hosts in a parsed response, or the name of the first invalid field. */
export function checkHosts(answer: unknown): HostsFile | string {
  return asShaped<HostsFile>(answer, {
    name: (value) => value === 'walletdock-hosts',
    sequence: Number.isSafeInteger,
    hosts: tableOf(isShaped(settings)),
    releases: tableOf(isShaped(release)),
  })
}

export const isVersion = matches(/^\d+\.\d+\.\d+[\w.+-]*$/)
/** Accepts a hash as in the attribute `integrity`. */
export const isHash = matches(/^sha\d{3}-[\w+/=]+$/)

export const canary: Shape<Canary> = {
  version: isVersion,
  percent: optional(
    (value) => typeof value === 'number' && value >= 0 && value <= 100,
  ),
  hosts: optional(listOf(isText)),
}

/** The fields of a release that pages need. */
export const release: Shape<Omit<Release, 'files'>> = {
  contract: isHash,
  preload: (value) =>
    tableOf(isHash)(value) && Object.keys(Object(value)).every(isPath),
}

/** Without `config`, because the remote checks it. A mistake in `config` must not disable the wallet. */
const shape: Shape<Omit<Channels, 'config' | 'undo'>> = {
  name: (value) => value === 'walletdock-channels',
  sequence: Number.isSafeInteger,
  channels: tableOf(isVersion),
  canary: optional(isShaped(canary)),
  hosts: optional(listOf(isText)),
  hostsSince: optional(Number.isSafeInteger),
  pinned: optional(tableOf(isVersion)),
  disabled: optional(isText),
  releases: tableOf(isShaped(release)),
  withdrawn: optional(listOf(isVersion)),
  expires: optional(isText),
  renewalKey: optional(isText),
  publicKey: optional(isText),
  signatures: optional(tableOf(isText)),
}

/** Without `config`, because the remote checks it. */
const settings: Shape<Omit<HostSettings, 'config'>> = {
  pinned: optional(isVersion),
  canary: optional((value) => value === true),
}

/** Returns a check for an object with these fields. */
export function isShaped<Answer extends object>(fields: Shape<Answer>): Check {
  return (value) => typeof asShaped(value, fields) === 'object'
}
