import { keep } from '../files/memory'
import type { LoadFailure, LoadFailureReason } from '../LoadFailure'
import { checkChannels } from './checkChannels'
import type { Trust, TrustedChannels } from './demandTrust'

/**
 * Checks channels and stores them for later visits. Rejects channels that are invalid, not trusted, or older than the
 * stored ones.
 * @param answer the parsed file
 * @param text the unparsed file
 * @param isFirst true for the page's first folder. Without a key, its channels are accepted even if they are older
 * @param failure creates the failure
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
    // Few pages need this check, so it is a separate download.
    const { demandTrust } = await import('./demandTrust')
    trusted = await demandTrust(text, channels, trust, (...why) =>
      failure('untrusted', ...why),
    )
  }
  for (const owner of trust.owners) keep(owner, text)
  return trusted
}
