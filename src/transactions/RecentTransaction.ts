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

export type RecentTransaction = TransactionToAdd & {
  readonly status: TransactionStatus
  /** When it was first noted, in milliseconds since 1970; unknown for those of earlier versions. */
  readonly at?: number | undefined
  /** Its number among the sender's; known once a node has shown it. */
  readonly nonce?: number | undefined
}
