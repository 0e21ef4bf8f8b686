import type { Address, AuthStatus } from '../State'

/** What a message says besides its account, chain and nonce, under the names that viem's `createSiweMessage` has for it. */
export type MessageFields = {
  /** Of the page that is signed in to, such as `shop.example`. */
  readonly domain: string
  /** What is signed in to. */
  readonly uri: string
  readonly version?: '1' | undefined
  readonly scheme?: string | undefined
  /** One line for the visitor. */
  readonly statement?: string | undefined
  /** @default now */
  readonly issuedAt?: Date | undefined
  readonly expirationTime?: Date | undefined
  readonly notBefore?: Date | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

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
  /**
   * The message's fields, before it is known whose they are: with them a wallet that can is asked once for both,
   * to connect and to sign, and writes the message itself. Every other wallet is asked in two steps. `chainId` is the
   * wallet's; of a wallet that scans a code, which is not known yet, that of your first chain.
   * @see ERC-7846, CAIP-122
   */
  readonly createFields?:
    | ((about: {
        readonly nonce: string
        readonly chainId: number
      }) => MessageFields | Promise<MessageFields>)
    | undefined
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
