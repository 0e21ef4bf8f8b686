/**
 * A network as configured by a host. Every viem `Chain` has this type.
 * @see specification, sections 3 and 5
 */
export type Chain = {
  readonly id: number
  readonly name: string
  readonly nativeCurrency: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
  }
  readonly rpcUrls: {
    readonly default: { readonly http: readonly string[] }
  }
  readonly blockExplorers?:
    | {
        readonly default: { readonly name: string; readonly url: string }
      }
    | undefined
  readonly contracts?: Readonly<Record<string, unknown>> | undefined
  /** Fee cap and tip, in wei. Only bigints are checked. */
  readonly fees?:
    | {
        readonly maxFeePerGas?: unknown
        readonly maxPriorityFeePerGas?: unknown
      }
    | undefined
  /** Time between blocks, in milliseconds. */
  readonly blockTime?: number | undefined
  /** Time to a preconfirmation, in milliseconds. */
  readonly experimental_preconfirmationTime?: number | undefined
  /** True for a test network. The list of networks marks it. */
  readonly testnet?: boolean | undefined
  readonly iconUrl?: string | undefined
  readonly iconBackground?: string | undefined
}

/** A network for views. @see specification, section 3 */
export type ChainView = {
  readonly id: number
  readonly name: string
  readonly iconUrl?: string | undefined
  readonly iconBackground?: string | undefined
  /** True for a test network. */
  readonly testnet?: boolean | undefined
  /** True if the wallet is on a chain that the host has not configured. */
  readonly unsupported: boolean
}
