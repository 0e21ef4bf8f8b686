type Hash = `0x${string}`

/** Something the visitor sent, as the host describes it. */
export type TransactionToAdd = {
  /** 32 bytes in hex. */
  readonly hash: Hash
  /** What it does, in words for the visitor. */
  readonly description: string
  /** Blocks that must hold it, its own included, before it counts as confirmed. @default 1 */
  readonly confirmations?: number | undefined
}

/** Replaced: another transaction with its nonce was taken instead, so that it never can be. */
export type TransactionStatus = 'pending' | 'confirmed' | 'failed' | 'replaced'

/** Several calls that a wallet has sent as one. Until a block holds them, the id stands in the place of the hash. */
export type Batch = {
  /** The wallet's name of it. @see EIP-5792 */
  readonly id: string
  /** Id of the connector whose wallet knows it. */
  readonly wallet: string
}

export type TransactionToNote = TransactionToAdd & {
  readonly batch?: Batch | undefined
}

export type RecentTransaction = TransactionToNote & {
  readonly status: TransactionStatus
  /** When it was first noted, in milliseconds since 1970; unknown for those of earlier versions. */
  readonly at?: number | undefined
  /** Its number among the sender's; known once a node has shown it. */
  readonly nonce?: number | undefined
}
