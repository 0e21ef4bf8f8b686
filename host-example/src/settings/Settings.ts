import type { TokenBalance } from 'walletdock/host'

type RpcUrls = {
  readonly '8453': string
  readonly '10': string
  /** The page's own mainnet node, which ENS names are read from. */
  readonly '1'?: string
}

/** What differs between the places where this page is served: the answer of `/settings.json`. */
export type Settings = {
  /** Address of the Walletdock remote. */
  readonly remoteUrl: string
  /** How the page follows a channel of the remote. @default it takes the one release at `remoteUrl` */
  readonly follow?: (
    | { readonly channel?: string }
    | { readonly channel: string; readonly publicKey: string }
  ) & {
    readonly fallbackUrls?: readonly string[]
    readonly timeoutMs?: number
  }
  /** @default the network of the build: its environment setting `NETWORK`, else `base` */
  readonly network?: 'base' | 'base-preconf'
  readonly rpcUrls: RpcUrls
  /** Networks beside the two of the page, to try out a long list. @default none */
  readonly moreChains?: readonly {
    readonly id: number
    readonly name: string
  }[]
  /** Tokens that every account is said to have, to try out a list of them; amounts as texts. @default none */
  readonly sampleTokens?: readonly (Omit<TokenBalance, 'value'> & {
    readonly value: string
  })[]
  /** `false` where the chains are local: they have no ENS. @default Walletdock's own choice */
  readonly ensRpcUrl?: false
  /** WalletConnect project id. */
  readonly projectId: string
  /** A WalletConnect relay of our own. @default WalletConnect's */
  readonly relayUrl?: string
  /** How long the relay may take to give a code, in milliseconds. @default Walletdock's own choice */
  readonly relayTimeoutMs?: number
  /** Origins of Safes of our own, in which this page may be shown. @default Safe's own alone */
  readonly safeOrigins?: readonly string[]
  /** How long a wallet may take to answer, in milliseconds. @default Walletdock's own choice */
  readonly walletTimeoutMs?: number
  readonly nameService: { readonly url: string; readonly apiKey: string } | null
  /** An account that the chains hold unlocked; `null` where visitors bring a wallet. */
  readonly testWallet: {
    readonly rpcUrls: RpcUrls
    readonly address: string
  } | null
}
