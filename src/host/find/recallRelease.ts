import {
  type Following,
  failureOf,
  releaseIn,
  withOwnSettings,
} from './findRelease'
import { keptChannels } from './keptChannels'
import type { Place } from './Place'
import { takeChannels } from './takeChannels'

/**
 * The release by the newest channels that any visit took, from whichever origin still has it: for when no origin
 * says anything that can be taken.
 * @throws LoadFailure as `findRelease` does, or AggregateError when no origin has the release
 */
export async function recallRelease(
  following: Following,
  signal: AbortSignal,
): Promise<Place> {
  const { folders, channel, owners } = following
  // Checked like any other: write access to this page's storage is no proof of the key.
  const file = keptChannels(owners)
  const kept = await takeChannels(
    file?.channels,
    file?.text ?? '',
    following,
    true,
    failureOf('kept'),
  )
  const trusted = await withOwnSettings(kept, following)
  const places = folders.map((folder) => releaseIn(trusted, folder, channel))
  return Promise.any(
    places.map(async (place) => {
      const { base, contract: integrity = '' } = place
      await fetch(`${base}contract.json`, { integrity, signal })
      return place
    }),
  )
}
