type Hex = `0x${string}`

/** What a wallet is asked to send. Amounts and fees are in wei. @see EIP-1559, EIP-2930, EIP-4844, EIP-7702 */
export type TransactionRequest = {
  /** `null` or left out to create a contract. */
  readonly to?: Hex | null | undefined
  readonly value?: bigint | undefined
  readonly data?: Hex | undefined
  /** Most that the transaction may use, in units of gas. */
  readonly gas?: bigint | undefined
  readonly nonce?: number | undefined
  /** The chain it is meant for. @default the one that the wallet is on */
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

/** A request, and how to show it among the recent ones. */
export type TransactionToSend = TransactionRequest & {
  /** What it does, in words for the visitor. */
  readonly description?: string | undefined
  /** Blocks that must hold it before it counts as confirmed. @default 1 */
  readonly confirmations?: number | undefined
}
