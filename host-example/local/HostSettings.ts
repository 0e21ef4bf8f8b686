import type { Chain } from '../../src/chains/Chain'
import type { Network } from '../start/settings'

type RpcUrls = {
  readonly '8453': string
  readonly '10': string
  /** The page's own mainnet node, which ENS names are read from. */
  readonly '1'?: string
}

/** What the sample host reads from `/settings.json` when its page starts. */
export type HostSettings = {
  readonly remoteUrl: string
  /** How its pages follow a channel of the remote, or pin a release. @default neither */
  readonly follow?: {
    readonly channel?: string
    readonly integrity?: string
    readonly preload?: Readonly<Record<string, string>>
    readonly fallbackUrls?: readonly string[]
    readonly publicKey?: string
    readonly timeoutMs?: number
  }
  readonly network: Network
  readonly rpcUrls: RpcUrls
  /** Networks beside the page's two. */
  readonly moreChains?: readonly {
    readonly id: number
    readonly name: string
  }[]
  /** Tokens that every account on the page is said to have. */
  readonly sampleTokens?: readonly {
    readonly name: string
    readonly symbol: string
    readonly value: string
    readonly decimals: number
  }[]
  /** Networks of `/thin`. @default Base */
  readonly chains?: readonly Chain[]
  /** RPC address for ENS; `false` where the chains are local and have none. */
  readonly ensRpcUrl?: string | false | undefined
  /** Language of the wallet's part, BCP 47. @default the visitor's */
  readonly locale?: string
  /** Whether `/thin` lists recent transactions in the account dialog. @default false */
  readonly showRecentTransactions?: boolean
  /** WalletConnect project id. */
  readonly projectId: string
  /** A local WalletConnect relay. */
  readonly relayUrl?: string
  /** Origins of Safes besides Safe's own. */
  readonly safeOrigins?: readonly string[]
  /** How long that relay may take to give a code, in milliseconds. */
  readonly relayTimeoutMs?: number
  /** How long a wallet may take to answer, in milliseconds. */
  readonly walletTimeoutMs?: number
  readonly nameService: {
    readonly url: string
    readonly apiKey: string
  } | null
  /** A wallet that announces itself and signs with an account of the local chains; `null` on nodes of one's own. */
  readonly testWallet: {
    readonly rpcUrls: RpcUrls
    readonly address: string
  } | null
}
