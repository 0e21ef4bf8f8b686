type Hash = `0x${string}`

/** A transaction that the visitor has sent, with the host's description. */
export type TransactionToAdd = {
  /** 32 bytes in hex. */
  readonly hash: Hash
  /** Description for the visitor. */
  readonly description: string
  /**
   * Number of blocks after which the transaction counts as confirmed, including the block that contains it. @default 1
   */
  readonly confirmations?: number | undefined
}

/**
 * `replaced` means that a different transaction used the nonce, so that this one can never be executed. A transaction
 * that the visitor has sped up is not replaced. It continues with a different hash.
 */
export type TransactionStatus = 'pending' | 'confirmed' | 'failed' | 'replaced'

/** Several calls that a wallet has sent as a batch. Until a block contains the batch, `hash` is its id. */
export type Batch = {
  /** The wallet's id of the batch. @see EIP-5792 */
  readonly id: string
  /** Id of the connector whose wallet has sent the batch. */
  readonly wallet: string
}

export type TransactionToSave = TransactionToAdd & {
  readonly batch?: Batch | undefined
}

export type RecentTransaction = TransactionToSave & {
  readonly status: TransactionStatus
  /** When the transaction was first stored, in milliseconds since 1970. Missing if the stored time is invalid. */
  readonly at?: number | undefined
  /** Nonce of the sender. Known once a node has returned the transaction. */
  readonly nonce?: number | undefined
  /** Effect of the transaction. Only stored while it is pending. @see callOf */
  readonly call?: string | undefined
  /** The hash that the wallet returned, if the visitor has sped up the transaction since. */
  readonly sentHash?: `0x${string}` | undefined
}
