import { checkChannels } from '../check/checkChannels'
import type { Trust } from '../check/demandTrust'
import type { LoadFailure, LoadFailureReason } from '../LoadFailure'
import type { Channels } from './Channels'
import { keep } from './memory'

/**
 * Takes channels that are in order, trusted, and no older than those taken before; they are remembered before
 * anything of theirs is loaded.
 * @param isFirst true for the page's first origin: without a key its answer counts, whatever it said before
 * @param failure makes what is thrown
 * @throws LoadFailure 'invalid-channels' or 'untrusted'
 */
export async function takeChannels(
  answer: unknown,
  trust: Trust,
  isFirst: boolean,
  failure: (
    reason: LoadFailureReason,
    what: string,
    cause?: unknown,
  ) => LoadFailure,
): Promise<Channels> {
  const channels = checkChannels(answer)
  if (typeof channels === 'string')
    throw failure('invalid-channels', `has no valid "${channels}"`)
  if (trust.publicKey || !isFirst) {
    // Few pages need it: the others do not download it.
    const { demandTrust } = await import('../check/demandTrust')
    await demandTrust(channels, trust, (...why) => failure('untrusted', ...why))
  }
  keep(trust.owner, channels)
  return channels
}
