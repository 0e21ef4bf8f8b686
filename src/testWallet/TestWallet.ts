/** What the wallet says when it is asked. */
export type Outcome =
  /** Yes. */
  | 'approve'
  /** No: error 4001. */
  | 'reject'
  /** Another request is open already: error -32002. */
  | 'pending'
  /** Nothing, ever. */
  | 'silent'
  /** Yes, after `slowMs`. */
  | 'slow'
  /** Yes, and it is on `wrongChainId` from then on, whatever it was asked for. */
  | 'wrong chain'
  /** Yes, with its next account. */
  | 'switch'
  /** It is locked while it is asked: the page is forgotten, error 4900. */
  | 'disconnect'

/** All of it is plain data, so that a test can hand it to a page. */
export type TestWalletOptions = {
  /** RPC address per chain id; the wallet knows these chains and no others. @default Base at a local chain's usual address, `http://127.0.0.1:8545` */
  readonly rpcUrls?: Readonly<Record<number, string>>
  /** Account it is on at first; one that is none of its ten can be looked at, and signs nothing. @default the first of the ten */
  readonly address?: `0x${string}`
  /** Chain the wallet is on at first. @default Base where it is among `rpcUrls`, else the lowest id */
  readonly chainId?: number
  /** What it says to the first requests, one after another; then it says what `answer` was given. */
  readonly script?: readonly Outcome[]
  /** Time it takes for any answer, in milliseconds. @default 0 */
  readonly delayMs?: number
  /** Time it takes when it is slow, in milliseconds. @default 3000 */
  readonly slowMs?: number
  /** Where it goes when it goes wrong. @default 137 */
  readonly wrongChainId?: number
  /** Of its keys. @default the one of local chains: `test test … junk` @see BIP-39 */
  readonly mnemonic?: string
  /** @default 'Test Wallet' */
  readonly name?: string
  /** @default 'dev.walletdock.test' */
  readonly rdns?: string
  /** A `data:image/…` URI. @default a flask */
  readonly icon?: string
}

/** The wallet's side of the conversation: what its owner does. */
export type TestWallet = {
  /** Decides all answers from now on. @default 'approve' */
  answer(outcome: Outcome): void
  /** Decides the next answers, one each; after them it goes on as before. */
  answerNext(...outcomes: readonly Outcome[]): void
  /** Takes another chain, as a visitor does in the wallet's own window. */
  switchChain(chainId: number): void
  /** Takes another account. One that is none of its ten can be looked at, and signs nothing. */
  switchAccount(address: `0x${string}`): void
  /** Address of one of the ten accounts that it has the keys of, 0 to 9. @throws RangeError when there is no such */
  account(index: number): `0x${string}`
  /** Forgets this page, as a visitor does in the wallet's own settings. */
  leave(): void
  /** Loses every chain, as a wallet does that is locked or shut down. @see EIP-1193 */
  disconnect(): void
  /** Methods that were asked for, in order. */
  readonly asked: readonly string[]
  uninstall(): void
}
