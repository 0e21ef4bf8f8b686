import type { Address, AuthStatus } from './State'

/**
 * The host's sign-in: where it stands, and how the host asks for a signature and checks it.
 * The message is the host's to write, by the standard that wallets show readably.
 * @see EIP-4361
 */
export type Authentication = {
  /** Read again whenever the host renders. */
  readonly status: AuthStatus
  /**
   * The signed-in address, if the host knows it: the connected account is compared with it. Without it, the page
   * remembers who signed in here.
   */
  readonly address?: Address | undefined
  /** A nonce from the host's server, never used before. Fetched again after each failed `verify`. */
  getNonce(): Promise<string>
  /** The text to sign. `chainId` is the wallet's, whether the host configured it or not. */
  createMessage(about: {
    readonly nonce: string
    readonly address: Address
    readonly chainId: number
  }): string | Promise<string>
  /** Whether the host's server accepts the signature; `status` must follow. */
  verify(signed: {
    readonly message: string
    readonly signature: `0x${string}`
  }): Promise<boolean>
  /**
   * Called when the visitor that signed in has left, or another account or wallet is connected, also when a later page
   * resumes. Until it resolves, the visitor counts as not signed in.
   */
  signOut(): Promise<void>
}
