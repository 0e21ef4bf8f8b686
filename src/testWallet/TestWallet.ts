/** The wallet's response to a request. */
export type Outcome =
  /** Approves. */
  | 'approve'
  /** Rejects with error 4001. */
  | 'reject'
  /** Rejects with error -32002, because another request is open. */
  | 'pending'
  /** Never answers. */
  | 'silent'
  /** Approves after `slowMs`. */
  | 'slow'
  /** Approves, and then switches to `wrongChainId` instead of the requested chain. */
  | 'wrong chain'
  /** Approves with its next account. */
  | 'switch'
  /** Locks itself during the request: revokes the page's access and rejects with error 4900. */
  | 'disconnect'

/** Options of the test wallet. Plain data, so that a test can pass them to a page. */
export type TestWalletOptions = {
  /**
   * RPC URLs by chain id. The wallet knows only these chains. @default Base at the usual URL of a local chain,
   * `http://127.0.0.1:8545`
   */
  readonly rpcUrls?: Readonly<Record<number, string>>
  /**
   * Initial account. If it is not one of the wallet's ten accounts, the wallet cannot sign with it. @default the first
   * account
   */
  readonly address?: `0x${string}`
  /** Initial chain of the wallet. @default Base if it is in `rpcUrls`, otherwise the lowest id */
  readonly chainId?: number
  /** Responses to the first requests, in order. Later requests get the response set by `answer`. */
  readonly script?: readonly Outcome[]
  /** Delay of every response, in milliseconds. @default 0 */
  readonly delayMs?: number
  /** Delay of the response `slow`, in milliseconds. @default 3000 */
  readonly slowMs?: number
  /** Chain of the response `wrong chain`. @default 137 */
  readonly wrongChainId?: number
  /** Mnemonic of the wallet's keys. @default the mnemonic of local chains: `test test … junk` @see BIP-39 */
  readonly mnemonic?: string
  /** @default 'Test Wallet' */
  readonly name?: string
  /** @default 'dev.walletdock.test' */
  readonly rdns?: string
  /** A `data:image/…` URI. @default a flask */
  readonly icon?: string
}

/** Functions that control the wallet as its owner would. */
export type TestWallet = {
  /** Sets the response to all requests from now on. @default 'approve' */
  answer(outcome: Outcome): void
  /** Sets the responses to the next requests. Later requests get the previous response again. */
  answerNext(...outcomes: readonly Outcome[]): void
  /** Switches the chain, as a visitor does in the wallet. */
  switchChain(chainId: number): void
  /** Switches the account. If it is not one of the wallet's ten accounts, the wallet cannot sign with it. */
  switchAccount(address: `0x${string}`): void
  /** Returns the address of one of the ten accounts, 0 to 9. @throws RangeError for another index */
  account(index: number): `0x${string}`
  /** Revokes this page's access, as a visitor does in the wallet's settings. */
  leave(): void
  /** Disconnects from all chains, as a wallet does when it is locked or closed. @see EIP-1193 */
  disconnect(): void
  /** Methods of all received requests, in order. */
  readonly asked: readonly string[]
  uninstall(): void
}
