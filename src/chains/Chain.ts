/**
 * A network as a host configures it. Any viem `Chain` fits.
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
  /** Fee cap and tip, in wei; checked where they are plain amounts. */
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
  /** True for a network whose coins are worth nothing: the list of networks says so. */
  readonly testnet?: boolean | undefined
  readonly iconUrl?: string | undefined
  readonly iconBackground?: string | undefined
}

/** A network as views show it. @see specification, section 3 */
export type ChainView = {
  readonly id: number
  readonly name: string
  readonly iconUrl?: string | undefined
  readonly iconBackground?: string | undefined
  /** True for a network whose coins are worth nothing. */
  readonly testnet?: boolean | undefined
  /** True when the wallet is on a chain that the host did not configure. */
  readonly unsupported: boolean
}
