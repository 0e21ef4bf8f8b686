import { fetchJson } from '../files/fetchJson'
import { failureOf } from '../LoadFailure'
import type { Place } from '../Place'
import {
  acceptChannels,
  type Following,
  releaseIn,
  withOwnSettings,
} from './findRelease'
import { storedChannels } from './storedChannels'

/**
 * Returns the release that the newest stored channels assign to this visitor, on the origin that answers first. Used if
 * no origin serves valid channels.
 * @throws LoadFailure as `findRelease` does, or AggregateError if no origin has the release
 */
export async function loadStoredRelease(
  following: Following,
  signal: AbortSignal,
): Promise<Place> {
  const { folders, channel } = following
  const failure = failureOf('keptchannels.json')
  // Verify the stored channels again, because any script on this page's origin can write to the storage.
  const file = await storedChannels(following)
  if (!file) throw failure('untrusted', 'could not be verified')
  const { channels, text } = file
  const trusted = await withOwnSettings(
    await acceptChannels(channels, text, following, true, failure),
    following,
  )
  const places = folders.map((folder) => releaseIn(trusted, folder, channel))
  return Promise.any(
    places.map(async (place) => {
      const { base, contract: integrity = '' } = place
      const init = { integrity, signal }
      await fetchJson(`${base}contract.json`, init, (...why) =>
        failure('invalid-contract', ...why),
      )
      return place
    }),
  )
}
