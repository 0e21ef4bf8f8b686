import type { Channels, Release } from '../../kit/Channels'
import { checkChannels } from '../../kit/channels/checkChannels'
import { hashOf } from '../project'
import { describePastEdit } from './describeChannels'
import type { PastEdit } from './Releases'
import { assignedVersions } from './servedChannels'
import { type SiteChannels, signedPart } from './siteChannels'

/** Number of edits that `releases.json` remembers. */
const maxEdits = 50

/** The fields of the channels that edits change. Edits do not take back releases. */
const undone = ['channels', 'canary', 'disabled', 'pinned', 'config'] as const

/** How the channels of a folder relate to those of the live site. */
export type Relation = 'same' | 'ahead' | 'behind' | 'forked'

/**
 * Compares the channels of a folder with the live ones. Each edit has the hash of the channels from which it started, so
 * two people who edit the same channels are noticed, whichever of them uploads first.
 */
export function compareSites(
  local: SiteChannels,
  live: SiteChannels,
): Relation {
  const [ours, theirs] = [local, live].map(stateOf)
  if (ours === theirs) return 'same'
  // The emergency edit could not write a history.
  if (local.fault && local.channels.sequence > live.channels.sequence)
    return 'ahead'
  if (local.history.some(({ before }) => before === theirs)) return 'ahead'
  if (live.history.some(({ before }) => before === ours)) return 'behind'
  return 'forked'
}

/** Returns a hash that identifies the channels of a site. Signing them again by another key does not change it. */
function stateOf(site: SiteChannels): string {
  return hashOf(signedPart(site))
}

/** Returns the history of a site after an edit. */
export function addToHistory(
  before: SiteChannels,
  after: Channels,
  words: readonly string[],
  why: string | undefined,
): readonly [PastEdit, ...PastEdit[]] {
  const old: Partial<Channels> = before.channels
  const changed = undone.filter(
    (field) => JSON.stringify(old[field]) !== JSON.stringify(after[field]),
  )
  const edit: PastEdit = {
    sequence: after.sequence,
    at: new Date().toISOString(),
    words,
    ...(why && { why }),
    ...(before.files.size > 0 && { before: stateOf(before) }),
    undo: Object.fromEntries(changed.map((it) => [it, old[it] ?? null])),
  }
  return [edit, ...before.history.slice(0, maxEdits - 1)]
}

/**
 * Returns the channels with the values that `undo` needs if `releases.json` is lost. Without that file, edits of hosts'
 * settings and `withdraw` cannot be undone.
 */
export function withUndo(
  after: Channels,
  before: Channels,
  { words, undo }: PastEdit,
): Channels {
  const isLost = 'pinned' in undo || 'config' in undo
  if (isLost || words.includes('withdraw') || Object.keys(undo).length === 0)
    return after
  const now = assignedVersions({ ...after, pinned: {} })
  const releases: Record<string, Release> = {}
  for (const version of assignedVersions({ ...before, pinned: {} })) {
    const { contract } = before.releases[version] ?? {}
    // Every visitor downloads it, so it only has the hash that leads to all others.
    if (contract && !now.has(version))
      releases[version] = { contract, preload: {} }
  }
  return { ...after, undo: { ...undo, releases } }
}

/** Returns the last edit. @throws Error if the history does not have it */
export function lastEdit({
  channels,
  history,
}: SiteChannels): Pick<PastEdit, 'sequence' | 'words' | 'undo'> {
  const [last] = history
  const { sequence, undo } = channels
  if (last?.sequence === sequence) return last
  if (undo) return { sequence, words: [], undo }
  throw new Error(
    `releases.json does not say what edit ${channels.sequence} changed. Make the opposite edit instead, such as \`promote\` or \`enable\`.`,
  )
}

/** Returns the channels before the last edit. @throws Error if that edit cannot be undone */
export function undoLast(site: SiteChannels): Channels {
  const { words, undo, sequence } = lastEdit(site)
  const form = words.join(' ')
  if (words.includes('withdraw'))
    throw new Error(`Edit ${sequence} (\`${form}\`) is final.`)
  if (Object.keys(undo).length === 0)
    throw new Error(
      `Edit ${sequence} (\`${form}\`) changed nothing that visitors get, so there is nothing to undo.`,
    )
  const releases = { ...Object(undo['releases']), ...site.channels.releases }
  const fields = Object.entries({ ...site.channels, ...undo, releases })
  const channels = checkChannels(
    Object.fromEntries(fields.filter(([, value]) => value !== null)),
  )
  if (typeof channels === 'string')
    throw new Error(`releases.json has no valid earlier "${channels}".`)
  return channels
}

/** Returns the edits as text, the newest first. */
export function describeHistory({ history, fault }: SiteChannels): string {
  return history.map(describePastEdit).join('\n') || (fault ?? 'No edits.')
}
