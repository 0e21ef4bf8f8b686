/** What the kit verified before any code of the remote ran. */
export type Verified = {
  /** The key of the page that has signed the channels. `undefined` if the page names no `publicKey`. */
  readonly signedBy?: string | undefined
  /** True if the contract has the hash that the channels, or `integrity`, name. */
  readonly contract: boolean
  /** True if each script must have the hash that the contract names. */
  readonly scripts: boolean
}
