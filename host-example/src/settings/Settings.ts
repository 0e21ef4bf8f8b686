import type { TokenBalance } from 'walletdock/host'

type RpcUrls = {
  readonly '8453': string
  readonly '10': string
  /** URL of the page's own mainnet node, which resolves ENS names. */
  readonly '1'?: string
}

/** The settings that depend on where this page is served. `/settings.json` contains them. */
export type Settings = {
  /** URL of the Walletdock remote. */
  readonly remoteUrl: string
  /** How the page follows a channel of the remote. @default it loads the one release at `remoteUrl` */
  readonly follow?: (
    | { readonly channel?: string }
    | { readonly channel: string; readonly publicKey: string }
  ) & {
    readonly fallbackUrls?: readonly string[]
    readonly timeoutMs?: number
  }
  /** @default the environment setting `NETWORK` of the build, or `base` if it is not set */
  readonly network?: 'base' | 'base-preconf'
  readonly rpcUrls: RpcUrls
  /** Networks in addition to the page's two, to try out a long list. @default none */
  readonly moreChains?: readonly {
    readonly id: number
    readonly name: string
  }[]
  /** Tokens that the page lists for every account, to try out the list. Amounts are strings. @default none */
  readonly sampleTokens?: readonly (Omit<TokenBalance, 'value'> & {
    readonly value: string
  })[]
  /** `false` if the chains are local, because they have no ENS. @default Walletdock's own choice */
  readonly ensRpcUrl?: false
  /** WalletConnect project id. */
  readonly projectId: string
  /** URL of a relay that replaces WalletConnect's. @default WalletConnect's */
  readonly relayUrl?: string
  /** How long the relay may take to return a pairing code, in milliseconds. @default Walletdock's own choice */
  readonly relayTimeoutMs?: number
  /** Origins of trusted Safe deployments, which may show this page in a frame. @default only Safe's own */
  readonly safeOrigins?: readonly string[]
  /** How long a wallet may take to answer, in milliseconds. @default Walletdock's own choice */
  readonly walletTimeoutMs?: number
  readonly nameService: { readonly url: string; readonly apiKey: string } | null
  /** An account that is unlocked on the local chains. `null` if visitors use their own wallets. */
  readonly testWallet: {
    readonly rpcUrls: RpcUrls
    readonly address: string
  } | null
}
