import type { Threshold } from './LoadOptions'

/**
 * Contents of `channels.json`, which determines the release that each visitor gets. Every edit of the channels rewrites
 * the file.
 */
export type Channels = {
  readonly name: 'walletdock-channels'
  /** Increases with every edit, so that the kit can detect an older file. */
  readonly sequence: number
  /** Version of each channel. While no canary is running, `canary` has the version of `stable`. */
  readonly channels: Readonly<Record<string, string>>
  /** A version that some visitors of `stable` get instead of the stable one. */
  readonly canary?: Canary
  /** Hostnames of the pages that have their own settings in `hosts.json`. @see HostsFile */
  readonly hosts?: readonly string[]
  /**
   * Number of the edit that wrote `hosts.json` and `releases.json`, if the emergency edit could not write them. Pages
   * refuse a `hosts.json` with a lower number. @default `sequence`
   */
  readonly hostsSince?: number
  /** Versions for single hosts, by the hostname of their pages. */
  readonly pinned?: Readonly<Record<string, string>>
  /** Reason why the wallet is disabled. If it is set, no page gets a wallet. */
  readonly disabled?: string
  /**
   * Deployment configuration of hosts, by the hostname of their pages, or by `*` for all hosts. A host's own options
   * override it. The remote ignores options that it does not know.
   */
  readonly config?: unknown
  /** Hashes of each version that any visitor gets. */
  readonly releases: Readonly<Record<string, Release>>
  /** Earlier values of the fields that the last edit changed, for an `undo` without `releases.json`. Pages ignore it. */
  readonly undo?: Readonly<Record<string, unknown>>
  /** Versions that no visitor may get again. */
  readonly withdrawn?: readonly string[]
  /** Expiry date of the signatures, as ISO 8601 in UTC. Pages with a `publicKey` reject the file soon after. */
  readonly expires?: string
  /** Raw Ed25519 public key in base64 whose owner may extend `expires`, and nothing else. */
  readonly renewalKey?: string
  /** Raw Ed25519 public keys in base64 whose owners sign the file, separated by spaces. */
  readonly publicKey?: string
  /**
   * Ed25519 signatures of the file's bytes up to this field, in base64, by raw public key in base64. One field may have
   * a later expiry date as its name instead. Its signature is by `renewalKey`, of the same bytes followed by that date.
   * @see splitSigned
   */
  readonly signatures?: Readonly<Record<string, string>>
}

/** A version that some visitors get first. */
export type Canary = {
  readonly version: string
  /** Percentage of the visitors who get the version, from 0 to 100. */
  readonly percent?: number
  /** Hostnames of pages where every visitor gets the version. */
  readonly hosts?: readonly string[]
}

/** Hashes of a release. @see W3C Subresource Integrity */
export type Release = {
  /** Hash of its `contract.json`. */
  readonly contract: string
  /** Files that the button needs, with their hashes. */
  readonly preload: Readonly<Record<string, string>>
  /** Hash of its `files.json`, which lists the hashes of all its files. Only `releases.json` has it. */
  readonly files?: string
}

/** A page's requirements for its channels. */
export type Trust = {
  /** The keys that must have signed the channels. A page without keys accepts channels without signatures. */
  readonly threshold?: Threshold | undefined
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
