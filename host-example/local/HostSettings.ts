import type { Chain } from '../../src/data/chains/Chain'
import type { Network } from '../start/settings'

type RpcUrls = {
  readonly '8453': string
  readonly '10': string
  /** URL of the page's own mainnet node, which resolves ENS names. */
  readonly '1'?: string
}

/** The settings that the sample host reads from `/settings.json` when its page starts. */
export type HostSettings = {
  readonly remoteUrl: string
  /** How the host's pages follow a channel of the remote, or pin a release. @default neither */
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
  /** Networks in addition to the page's two. */
  readonly moreChains?: readonly {
    readonly id: number
    readonly name: string
  }[]
  /** Tokens that the page lists for every account. */
  readonly sampleTokens?:
    | readonly {
        readonly name: string
        readonly symbol: string
        readonly value: string
        readonly decimals: number
      }[]
    | undefined
  /** Networks of `/thin`. @default Base */
  readonly chains?: readonly Chain[]
  /** RPC URL for ENS. `false` if the chains are local, because they have no ENS. */
  readonly ensRpcUrl?: string | false | undefined
  /** Language of the wallet's button and dialogs, as a BCP 47 tag. @default the visitor's language */
  readonly locale?: string
  /** Whether `/thin` lists recent transactions in the account dialog. @default false */
  readonly showRecentTransactions?: boolean
  /** WalletConnect project id. */
  readonly projectId: string
  /** URL of a local WalletConnect relay. */
  readonly relayUrl?: string
  /** Origins of Safe deployments that the host trusts, in addition to Safe's own. */
  readonly safeOrigins?: readonly string[]
  /** How long the local relay may take to return a pairing code, in milliseconds. */
  readonly relayTimeoutMs?: number
  /** How long a wallet may take to answer, in milliseconds. */
  readonly walletTimeoutMs?: number
  readonly nameService: {
    readonly url: string
    readonly apiKey: string
  } | null
  /** A wallet that announces itself and signs with an account of the local chains. `null` if a chain is not local. */
  readonly testWallet: {
    readonly rpcUrls: RpcUrls
    readonly address: string
  } | null
}
