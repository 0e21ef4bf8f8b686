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

/**
 * Replaced: a transaction that does something else used its nonce, so that it can never happen. One that the visitor has
 * sped up is not: it goes on under another hash.
 */
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
  /** What it does, while it is pending. @see callOf */
  readonly call?: string | undefined
  /** The hash that the wallet answered, if the visitor has sped the transaction up since. */
  readonly sentHash?: `0x${string}` | undefined
}
