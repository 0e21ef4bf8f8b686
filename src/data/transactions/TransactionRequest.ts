type Hex = `0x${string}`

/** A transaction for the wallet. Amounts and fees are in wei. @see EIP-1559, EIP-2930, EIP-4844, EIP-7702 */
export type TransactionRequest = {
  /** `null` or missing if the transaction creates a contract. */
  readonly to?: Hex | null | undefined
  readonly value?: bigint | undefined
  readonly data?: Hex | undefined
  /** Gas limit of the transaction. */
  readonly gas?: bigint | undefined
  readonly nonce?: number | undefined
  /** Id of the chain for the transaction. @default the wallet's chain */
  readonly chainId?: number | undefined
  readonly gasPrice?: bigint | undefined
  /** Fee cap, in wei per unit of gas. */
  readonly maxFeePerGas?: bigint | undefined
  /** Tip, in wei per unit of gas. */
  readonly maxPriorityFeePerGas?: bigint | undefined
  readonly maxFeePerBlobGas?: bigint | undefined
  readonly accessList?:
    | readonly {
        readonly address: Hex
        readonly storageKeys: readonly Hex[]
      }[]
    | undefined
  readonly blobs?: readonly Hex[] | undefined
  readonly blobVersionedHashes?: readonly Hex[] | undefined
  /** Signed authorisations. */
  readonly authorizationList?:
    | readonly {
        readonly address: Hex
        readonly chainId: number
        readonly nonce: number
        readonly r: Hex
        readonly s: Hex
        readonly yParity: number
      }[]
    | undefined
}

/** A transaction, with options for the list of recent transactions. */
export type TransactionToSend = TransactionRequest & {
  /** Description for the visitor. */
  readonly description?: string | undefined
  /** Number of blocks after which the transaction counts as confirmed. @default 1 */
  readonly confirmations?: number | undefined
}
