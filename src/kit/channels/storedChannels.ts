import type { Channels, Trust } from '../Channels'
import { parseJson } from '../files/fetchJson'
import { loadLocal } from '../files/localValues'
import { isText } from '../files/shape'
import { checkChannels } from './checkChannels'
import { signersOf } from './signatures'

/**
 * Returns the files that earlier visits stored under the owners of a site. Ignores a file that the page's keys do not
 * verify today. Otherwise a leaked key that the page no longer names, or that is no longer enough, would still count.
 * @param kind end of the storage key. @default '', for the channels
 */
export async function storedFiles(
  { threshold, owners }: Trust,
  kind = '',
): Promise<readonly string[]> {
  const stored = await Promise.all(
    owners.map(async (owner) => {
      const text = loadLocal(owner + kind)
      if (!isText(text)) return []
      const { keys = [], atLeast = 0 } = threshold ?? {}
      // If the signature is malformed, somebody else has written the file.
      const signers = await signersOf(text, keys).catch(() => [])
      return signers.length >= atLeast ? [text] : []
    }),
  )
  return stored.flat()
}

/** Returns the newest channels that an earlier visit stored, with the text of their file. */
export async function storedChannels(
  trust: Trust,
): Promise<{ readonly channels: Channels; readonly text: string } | undefined> {
  const [newest] = (await storedFiles(trust))
    .flatMap((text) => {
      const channels = checkChannels(parseJson(text))
      return typeof channels === 'string' ? [] : [{ channels, text }]
    })
    .sort((one, other) => other.channels.sequence - one.channels.sequence)
  return newest
}
