import { saveLocal } from '../files/localValues'
import type { LoadFailure, LoadFailureReason } from '../LoadFailure'
import type { Trust, TrustedChannels } from './assertTrust'
import { checkChannels } from './checkChannels'

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
    const { assertTrust } = await import('./assertTrust')
    trusted = await assertTrust(text, channels, trust, (...why) =>
      failure('untrusted', ...why),
    )
  }
  for (const owner of trust.owners) saveLocal(owner, text)
  return trusted
}
