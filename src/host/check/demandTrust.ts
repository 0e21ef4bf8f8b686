import type { Channels } from '../find/Channels'
import { keptChannels } from '../find/keptChannels'
import type { LoadFailure } from '../LoadFailure'
import { isSigned } from './isSigned'

/** What a page requires of its channels. */
export type Trust = {
  /** Raw Ed25519 key in base64, with which the channels must be signed. */
  readonly publicKey?: string | undefined
  /** The key, or without one the first origin: the newest channels are remembered for it. */
  readonly owner: string
}

/**
 * Refuses channels that their owner did not sign, and those that the owner has replaced since.
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
