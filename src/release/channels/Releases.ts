import type { Channels } from '../../kit/Channels'
import {
  canary,
  isHash,
  isShaped,
  isVersion,
  release,
} from '../../kit/channels/checkChannels'
import {
  asShaped,
  isText,
  listOf,
  optional,
  type Shape,
  tableOf,
} from '../../kit/files/shape'

/**
 * Contents of `releases.json`, which has all releases and the settings of all hosts. Only the release command and the
 * status page read it. Pages read `channels.json` and `hosts.json`, which are made from it.
 */
export type Releases = Past &
  Pick<Channels, 'canary' | 'pinned' | 'config' | 'releases'> & {
    readonly name: 'walletdock-releases'
    /** Number of the edit that wrote the file. */
    readonly sequence: number
  }

/** What `releases.json` remembers about a site. */
export type Past = {
  /** URL of the live site, with which each edit is compared. */
  readonly site?: string | undefined
  /** Number of keys that must sign an edit. @default all */
  readonly atLeast?: number | undefined
  /** URLs of its mirrors, which `status` checks as well. */
  readonly mirrors?: readonly string[] | undefined
  /** The last edits, the newest first. */
  readonly history?: readonly PastEdit[]
}

/** An edit of the channels, as `releases.json` remembers it. */
export type PastEdit = {
  readonly sequence: number
  /** Time of the edit, as ISO 8601 in UTC. */
  readonly at: string
  /** The edit as the command got it, such as `promote 0.2.0`. */
  readonly words: readonly string[]
  readonly why?: string | undefined
  /** Hash of the `channels.json` from which the edit started. The first edit of a site has none. */
  readonly before?: string | undefined
  /** Earlier values of the fields that the edit changed. `null` for a field that was not set. */
  readonly undo: Readonly<Record<string, unknown>>
}

/** Returns all releases of a site in a parsed response, or the name of the first invalid field. */
export function checkReleases(answer: unknown): Releases | string {
  return asShaped<Releases>(answer, {
    name: (value) => value === 'walletdock-releases',
    sequence: Number.isSafeInteger,
    canary: optional(isShaped(canary)),
    pinned: optional(tableOf(isVersion)),
    config: () => true,
    releases: tableOf(isShaped({ ...release, files: optional(isHash) })),
    site: optional(isText),
    atLeast: optional(Number.isSafeInteger),
    mirrors: optional(listOf(isText)),
    history: optional(listOf(isShaped(pastEdit))),
  })
}

const pastEdit: Shape<PastEdit> = {
  sequence: Number.isSafeInteger,
  at: isText,
  words: listOf((value) => typeof value === 'string'),
  why: optional(isText),
  before: optional(isHash),
  undo: tableOf(() => true),
}
