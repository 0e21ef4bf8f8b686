/** The checks that the kit performed before any code of the remote ran. */
export type Verified = {
  /** The page's key that signed the channels. `undefined` if the page does not set `publicKey`. */
  readonly signedBy?: string | undefined
  /** True if the contract had to match a hash from the channels or from `integrity`. */
  readonly contract: boolean
  /** True if each script must have the hash that is in the contract. */
  readonly scripts: boolean
}
