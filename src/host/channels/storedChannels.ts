import type { Channels } from '../Channels'
import { parseJson } from '../files/fetchJson'
import { loadLocal } from '../files/localValues'
import { checkChannels } from './checkChannels'

/** Channels that an earlier visit stored, and the text of their file. */
export type StoredChannels = {
  readonly channels: Channels
  readonly text: string
}

/** Returns the newest stored channels of any of these owners, or `undefined` if there are none. */
export function storedChannels(
  owners: readonly string[],
): StoredChannels | undefined {
  return owners
    .map(read)
    .filter((stored) => stored !== undefined)
    .sort((one, other) => other.channels.sequence - one.channels.sequence)[0]
}

function read(owner: string): StoredChannels | undefined {
  const stored = loadLocal(owner)
  const text = typeof stored === 'string' ? stored : ''
  const channels = checkChannels(parseJson(text))
  return typeof channels === 'object' ? { channels, text } : undefined
}
