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
  /** How it can run: with the page's libraries, or isolated with its own. */
  readonly modes?: readonly string[]
  /** What each module is for. @see contract.schema.json */
  readonly capabilities?: Readonly<Record<string, readonly string[]>>
  /** Every origin that it may ask by itself, by the moment from which on. @see contract.schema.json */
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
}
