/** What a remote says of itself in `contract.json`, read before any of its code runs. */
export type Contract = {
  readonly name: 'walletdock'
  /** Version of the product. */
  readonly version: string
  /** Version of the exposed surface. */
  readonly contract: string
  /** The container's script, relative to the contract. */
  readonly entry: string
  /** Global variable that the entry sets. */
  readonly global: string
  /** Caret ranges of the libraries that the remote takes from the page. */
  readonly requires: Readonly<Record<string, string>>
  /** Modules that can be had. */
  readonly exposes: readonly string[]
  /** How it can run. Releases of 1.3 and older say it. */
  readonly modes?: readonly string[]
  /** What each module is for. Releases of 1.3 and older say it. */
  readonly capabilities?: Readonly<Record<string, readonly string[]>>
  /**
   * Every origin that it may ask by itself, by the moment from which on: `beforeTap`, for which there is none; `connected`,
   * also when a session of an earlier visit is resumed; `walletConnect` and `coinbase`, once that is chosen or such a session
   * is resumed; `safe`, where the page is open inside a Safe. `privacy.json` says why.
   */
  readonly origins?: Readonly<Record<string, readonly string[]>>
  /** Path of `channels.json`, if the contract is at the root of a site: the channels then decide which release loads. */
  readonly channels?: string
  /** Files that the button needs, relative to the entry, worth asking for before the entry does. */
  readonly preload?: readonly string[]
  /** Hashes by file, as in the `integrity` attribute. @see W3C Subresource Integrity */
  readonly integrity?: Readonly<Record<string, string>>
}

/** A contract and where it really came from. */
export type FetchedContract = {
  readonly contract: Contract
  /** Address of the entry, on the same origin as the remote's. */
  readonly entry: URL
  /** False if the server says nothing that lets browsers keep its files. Older copies of this kit do not say. */
  readonly isCacheable?: boolean
}
