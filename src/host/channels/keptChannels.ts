import type { Channels } from '../Channels'
import { recall } from '../files/memory'
import { parseJson } from '../files/parseJson'
import { checkChannels } from './checkChannels'

/** Channels that an earlier visit stored, and the text of their file. */
export type KeptChannels = {
  readonly channels: Channels
  readonly text: string
}

/** Returns the newest stored channels of any of these owners, or `undefined` if there are none. */
export function keptChannels(
  owners: readonly string[],
): KeptChannels | undefined {
  return owners
    .map(read)
    .filter((kept) => kept !== undefined)
    .sort((one, other) => other.channels.sequence - one.channels.sequence)[0]
}

function read(owner: string): KeptChannels | undefined {
  const kept = recall(owner)
  // Kits of 1.3 and older store the parsed object, which does not preserve the signed bytes.
  const text = typeof kept === 'string' ? kept : JSON.stringify(kept ?? null)
  const channels = checkChannels(parseJson(text))
  return typeof channels === 'object' ? { channels, text } : undefined
}
