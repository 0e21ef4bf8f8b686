import { checkChannels } from '../check/checkChannels'
import { parseJson } from '../check/parseJson'
import type { Channels } from './Channels'
import { recall } from './memory'

/** Channels of an earlier visit, and the file that they were in. */
export type KeptChannels = {
  readonly channels: Channels
  readonly text: string
}

/** Returns the newest channels that a visit took for any of these owners, if there was one. */
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
  // Kits of 1.3 and older keep the object, which has lost the bytes that were signed.
  const text = typeof kept === 'string' ? kept : JSON.stringify(kept ?? null)
  const channels = checkChannels(parseJson(text))
  return typeof channels === 'object' ? { channels, text } : undefined
}
