import type { Address, AuthStatus } from './State'

/**
 * The host's sign-in: where it stands, and how the host asks for a signature and checks it.
 * The message is the host's to write, by the standard that wallets show readably.
 * @see EIP-4361
 */
export type Authentication = {
  /** Read anew whenever the host renders. */
  readonly status: AuthStatus
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
  /** Called when who signed in has left, or became another account or wallet. */
  signOut(): Promise<void>
}
