import type { Channels } from './Channels'
import { isSigned } from './isSigned'
import { keptChannels } from './keptChannels'
import type { LoadFailure } from './LoadFailure'

/** Whose word on the channels counts for a page. */
export type Trust = {
  /** Raw Ed25519 key in base64, with which the channels must be signed. */
  readonly publicKey?: string | undefined
  /** Whose newest channels are remembered: the key's or, without one, the first origin's. */
  readonly owner: string
}

/**
 * Refuses channels that somebody else wrote, and those that their owner has replaced since.
 * @param untrusted makes the failure
 * @throws LoadFailure
 */
export async function demandTrust(
  channels: Channels,
  { publicKey, owner }: Trust,
  untrusted: (what: string, cause?: unknown) => LoadFailure,
): Promise<void> {
  if (publicKey) {
    const signed = await isSigned(channels, publicKey).catch((cause) => {
      throw untrusted('could not be verified', cause)
    })
    if (!signed)
      throw untrusted('is not signed with the key that this page trusts')
  }
  const seen = keptChannels(owner)?.sequence ?? 0
  if (channels.sequence < seen)
    throw untrusted(
      `is older (${channels.sequence}) than one seen before (${seen})`,
    )
}
