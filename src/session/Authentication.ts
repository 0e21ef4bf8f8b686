import type { Address, AuthStatus } from './State'

/**
 * The host's sign-in: where it stands, and how the host asks for a signature and checks it.
 * The message is the host's to write, by the standard that wallets show readably.
 * @see EIP-4361
 */
export type Authentication = {
  /** Read anew whenever the host renders. */
  readonly status: AuthStatus
  /**
   * Who is signed in, where the host knows: the account that is connected is compared with it. Without it, the page
   * remembers who signed in here.
   */
  readonly address?: Address | undefined
  /** A word that no message has had before, from the host's server. Asked for anew after each failed `verify`. */
  getNonce(): Promise<string>
  /** The text to be signed. `chainId` is the wallet's, whether the host configured it or not. */
  createMessage(about: {
    readonly nonce: string
    readonly address: Address
    readonly chainId: number
  }): string | Promise<string>
  /** Whether the host's server takes the signature; `status` is to follow. */
  verify(signed: {
    readonly message: string
    readonly signature: `0x${string}`
  }): Promise<boolean>
  /**
   * Called when whoever signed in has left, or another account or wallet is connected than theirs, also when a later page
   * resumes. Until it is done, the visitor counts as not signed in.
   */
  signOut(): Promise<void>
}
