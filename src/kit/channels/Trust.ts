import type { Channels } from '../Channels'

/** A page's requirements for its channels. */
export type Trust = {
  /** Raw Ed25519 keys in base64. One of them must have signed the channels. */
  readonly keys?: readonly string[] | undefined
  /**
   * Storage keys of the newest channels. These are the public keys or, if there are none, the URL of the first folder.
   */
  readonly owners: readonly string[]
}

/** Channels that have passed the checks. */
export type TrustedChannels = {
  readonly channels: Channels
  /** The page's keys whose signatures were verified. */
  readonly signers?: readonly string[] | undefined
}
