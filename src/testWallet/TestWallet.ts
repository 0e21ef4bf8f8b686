/** What the wallet says when it is asked: yes, no, "another request is open", or nothing at all. */
export type Outcome = 'approve' | 'reject' | 'pending' | 'silent'

export type TestWalletOptions = {
  /** An account that the chains hold unlocked. */
  readonly address: `0x${string}`
  /** RPC address per chain id; the wallet knows these chains and no others. */
  readonly rpcUrls: Readonly<Record<number, string>>
  /** Chain the wallet is on at first. @default the lowest id in `rpcUrls` */
  readonly chainId?: number
  /** Time the wallet takes for an answer, in milliseconds. @default 0 */
  readonly delayMs?: number
  /** @default 'Test Wallet' */
  readonly name?: string
  /** @default 'dev.walletdock.test' */
  readonly rdns?: string
}

/** The wallet's side of the conversation. */
export type TestWallet = {
  /** Decides all answers from now on. @default 'approve' */
  answer(outcome: Outcome): void
  /** Takes another chain, as a visitor does in the wallet's own window. */
  switchChain(chainId: number): void
  /** Takes another account. */
  switchAccount(address: `0x${string}`): void
  /** Forgets this page, as a visitor does in the wallet's own settings. */
  leave(): void
  /** Methods that were asked for, in order. */
  readonly asked: readonly string[]
  uninstall(): void
}
