/** The file that says which visitors get which release. Every edit writes it. */
export type Channels = {
  readonly name: 'walletdock-channels'
  /** Grows with every edit: an older file is told from a newer one by it. */
  readonly sequence: number
  /** Which version each channel gives; `canary`, while no canary is running, what `stable` does. */
  readonly channels: Readonly<Record<string, string>>
  /** A version that some visitors of `stable` get. */
  readonly canary?: Canary
  /**
   * The list of the hosts that have settings of their own. Without it, those settings are in this file: host kits of 1.3
   * and older read no other.
   * @see HostSettings, listHosts
   */
  readonly hosts?: string
  /** Versions of single hosts, by the hostname of their pages. */
  readonly pinned?: Readonly<Record<string, string>>
  /** Turns the wallet off everywhere; says why. */
  readonly disabled?: string
  /**
   * What hosts are set up with where they do not say so themselves, by the hostname of their pages; `*` for all. The
   * remote makes of it what it knows.
   */
  readonly config?: unknown
  /** What is known of each version that somebody gets, before it is asked. */
  readonly releases: Readonly<Record<string, Release>>
  /** Versions that nobody may get again. */
  readonly withdrawn?: readonly string[]
  /** When the signatures end, ISO 8601 in UTC: pages with a `publicKey` refuse the file soon after. */
  readonly expires?: string
  /** Raw Ed25519 keys in base64 that sign the file, parted by spaces. The first one is the key of `signature`. */
  readonly publicKey?: string
  /** Ed25519 over the bytes of the file up to this field, in base64, by raw public key in base64. @see splitSigned */
  readonly signatures?: Readonly<Record<string, string>>
  /** For host kits of 1.3 and older: Ed25519 over the JSON text of all other fields, in base64. */
  readonly signature?: string
}

/** Which visitors get a version first. */
export type Canary = {
  readonly version: string
  /** Share of the visitors, 0 to 100. */
  readonly percent?: number
  /** Hostnames all of whose visitors get it. */
  readonly hosts?: readonly string[]
}

/** A release, as hashes. @see W3C Subresource Integrity */
export type Release = {
  /** Hash of its `contract.json`. */
  readonly contract: string
  /** Files that the button needs, with their hashes. */
  readonly preload: Readonly<Record<string, string>>
}

/** The file that lists all releases of a site. The release command and the status page read it, and pages do not. */
export type Releases = {
  readonly name: 'walletdock-releases'
  /** The edit that wrote the file. */
  readonly sequence: number
  readonly releases: Readonly<Record<string, Release>>
}
