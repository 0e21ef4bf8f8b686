/** Contents of a remote's `contract.json`, which the kit reads before any of the remote's code runs. */
export type Contract = {
  readonly name: 'walletdock'
  /** Version of the product. */
  readonly version: string
  /** API version of the exposed modules. */
  readonly contract: string
  /** The container's script, relative to the contract. */
  readonly entry: string
  /** Path of the container's script for pages with a federation runtime, followed by a space and the script's hash. */
  readonly federation?: string
  /** Name of the global variable that the entry sets. */
  readonly global: string
  /** Caret ranges of the libraries that the remote uses from the page. */
  readonly requires: Readonly<Record<string, string>>
  /** Names of the available modules. */
  readonly exposes: readonly string[]
  /**
   * All origins that the remote may send requests to by default, by the moment of the first request. `beforeTap` is
   * always empty. `connected` also covers sessions of an earlier visit that reconnect. `walletConnect` and `coinbase`
   * begin when the visitor chooses that wallet, or when such a session reconnects. `safe` applies to pages that are
   * open inside a Safe. `privacy.json` explains the purpose of each origin.
   */
  readonly origins?: Readonly<Record<string, readonly string[]>>
  /** Path of `channels.json` if the contract is at the root of a site. The channels then determine the release. */
  readonly channels?: string
  /** Files that the button needs, relative to the entry. The kit preloads them before the entry requests them. */
  readonly preload?: readonly string[]
  /** Hashes by file, as in the `integrity` attribute. @see W3C Subresource Integrity */
  readonly integrity?: Readonly<Record<string, string>>
}

/** A contract, with the URL of its entry after redirects. */
export type FetchedContract = {
  readonly contract: Contract
  /** URL of the entry. Its origin is the remote's origin. */
  readonly entry: URL
  /** False if browsers cannot cache the server's files. */
  readonly isCacheable: boolean
}
