import type { Channels } from './Channels'
import { isSigned } from './isSigned'
import type { LoadFailure } from './LoadFailure'
import { lastGood } from './lastGood'

/**
 * Refuses what somebody else wrote, and what its author has replaced since.
 * @param publicKey raw Ed25519 key in base64
 * @param untrusted makes the failure
 * @throws LoadFailure
 */
export async function demandTrust(
  channels: Channels,
  publicKey: string,
  url: string,
  untrusted: (what: string, cause?: unknown) => LoadFailure,
): Promise<void> {
  const signed = await isSigned(channels, publicKey).catch((cause) => {
    throw untrusted('could not be verified', cause)
  })
  if (!signed)
    throw untrusted('is not signed with the key that this page trusts')
  const seen = lastGood(url)?.sequence ?? 0
  if (channels.sequence < seen)
    throw untrusted(
      `is older (${channels.sequence}) than one seen before (${seen})`,
    )
}
