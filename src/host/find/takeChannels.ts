import { checkChannels } from '../check/checkChannels'
import type { Trust, TrustedChannels } from '../check/demandTrust'
import type { LoadFailure, LoadFailureReason } from '../LoadFailure'
import { keep } from './memory'

/**
 * Takes channels that are in order, trusted, and no older than those taken before; they are remembered before
 * anything of theirs is loaded.
 * @param answer the value of the file
 * @param text the file as it was served
 * @param isFirst true for the page's first origin: without a key its answer counts, whatever it said before
 * @param failure makes what is thrown
 * @throws LoadFailure 'invalid-channels' or 'untrusted'
 */
export async function takeChannels(
  answer: unknown,
  text: string,
  trust: Trust,
  isFirst: boolean,
  failure: (
    reason: LoadFailureReason,
    what: string,
    cause?: unknown,
  ) => LoadFailure,
): Promise<TrustedChannels> {
  const channels = checkChannels(answer)
  if (typeof channels === 'string')
    throw failure('invalid-channels', `has no valid "${channels}"`)
  let trusted: TrustedChannels = { channels }
  if (trust.keys || !isFirst) {
    // Few pages need it: the others do not download it.
    const { demandTrust } = await import('../check/demandTrust')
    trusted = await demandTrust(text, channels, trust, (...why) =>
      failure('untrusted', ...why),
    )
  }
  for (const owner of trust.owners) keep(owner, text)
  return trusted
}
