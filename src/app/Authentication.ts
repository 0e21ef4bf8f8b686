import type { Address, AuthStatus } from '../wallet/session/State'

/** Fields of a sign-in message except account, chain and nonce, named as in viem's `createSiweMessage`. */
export type MessageFields = {
  /** Domain of the page, such as `shop.example`. */
  readonly domain: string
  /** URI of the resource that the visitor signs in to. */
  readonly uri: string
  readonly version?: '1' | undefined
  readonly scheme?: string | undefined
  /** One line of text for the visitor. */
  readonly statement?: string | undefined
  /** @default now */
  readonly issuedAt?: Date | undefined
  readonly expirationTime?: Date | undefined
  readonly notBefore?: Date | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/**
 * The host's sign-in: its status, and functions that create and verify the signed message. The host writes the message
 * in the standard format that wallets can display.
 * @see EIP-4361
 */
export type Authentication = {
  /** Read after each render of the host. */
  readonly status: AuthStatus
  /**
   * The signed-in address, if the host knows it. It is compared with the connected account. Without it, the page stores
   * which account has signed in here.
   */
  readonly address?: Address | undefined
  /** Returns an unused nonce from the host's server. Called again after each failed `verify`. */
  getNonce(): Promise<string>
  /** Returns the text to sign. `chainId` is the wallet's chain if the host has configured it, otherwise
   * `initialChain` or the first chain. */
  createMessage(about: {
    readonly nonce: string
    readonly address: Address
    readonly chainId: number
  }): string | Promise<string>
  /**
   * Returns the fields of the message before the account is known. Wallets that support it then connect and sign with
   * one prompt, and write the message themselves. All other wallets show two prompts. `chainId` is the chain that the
   * wallet will be on after connecting.
   * @see ERC-7846
   */
  readonly createFields?:
    | ((about: {
        readonly nonce: string
        readonly chainId: number
      }) => MessageFields | Promise<MessageFields>)
    | undefined
  /** Returns whether the host's server accepts the signature. `status` must change accordingly. */
  verify(signed: {
    readonly message: string
    readonly signature: `0x${string}`
  }): Promise<boolean>
  /**
   * Called when the signed-in visitor disconnects, or connects a different account or wallet, even if that is noticed
   * only on a later page. Until the promise resolves, the visitor counts as not signed in.
   */
  signOut(): Promise<void>
}
