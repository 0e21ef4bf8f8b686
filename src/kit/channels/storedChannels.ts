import type { Channels, Trust } from '../Channels'
import { parseJson } from '../files/fetchJson'
import { loadLocal } from '../files/localValues'
import { isText } from '../files/shape'
import { checkChannels } from './checkChannels'
import { isSignedByAny } from './signatures'

/**
 * Returns the newest channels that an earlier visit stored, with the text of their file. Ignores channels that no key of this page has
 * signed. Otherwise a leaked key that the page no longer names would still decide which channels are too old.
 */
export async function storedChannels({
  keys,
  owners,
}: Trust): Promise<
  { readonly channels: Channels; readonly text: string } | undefined
> {
  const stored = await Promise.all(
    owners.map(async (owner) => {
      const text = loadLocal(owner)
      if (!isText(text)) return []
      const channels = checkChannels(parseJson(text))
      if (typeof channels === 'string') return []
      return (await isSignedByAny(text, keys)) ? [{ channels, text }] : []
    }),
  )
  return stored
    .flat()
    .sort((one, other) => other.channels.sequence - one.channels.sequence)[0]
}
