import type { Config } from '@wagmi/core'
import type { Chain } from '../chains/Chain'
import type { NameService } from '../names/readNameService'
import type { AnnouncedWallets } from '../platform/announcedWallets'
import type { Address } from '../session/State'
import type { WalletGroup } from '../wallets/Wallet'

/** What the engine needs of the host's configuration, already checked. */
export type EngineSettings = {
  readonly appName: string
  /** URL or path of the icon. @see appMetadata */
  readonly appIcon?: string | undefined
  readonly appDescription?: string | undefined
  readonly projectId?: string | undefined
  readonly chains: readonly [Chain, ...Chain[]]
  /** Id of the chain that wallets connect on, whichever they are on. @see pageChain */
  readonly initialChain?: number | undefined
  /** One RPC address per chain id, instead of the chain's own. */
  readonly rpcUrls: Readonly<Record<number, string>>
  readonly wallets: readonly WalletGroup[]
  /** The listener for announced wallets, if one runs already. */
  readonly announced?: AnnouncedWallets | undefined
  readonly nameService?: NameService | undefined
  /** RPC URL of Ethereum mainnet for ENS; `false` turns ENS off. @see ensNode */
  readonly ensRpcUrl?: string | false | undefined
  /** The host's own wagmi config, driven instead of one of ours. */
  readonly wagmiConfig?: Config | undefined
  /** Origins of the host's own Safes. */
  readonly safeOrigins?: readonly string[] | undefined
  /** The one account that the host needs. */
  readonly expects?: Address | undefined
  /** Several wallets may be connected at once. */
  readonly severalWallets?: boolean | undefined
  /** How long a wallet may take to answer, in milliseconds. */
  readonly walletTimeoutMs: number
  /** The relay between page and phones, instead of WalletConnect's own. */
  readonly relayUrl?: string | undefined
  /** How long the relay may take to give a code, in milliseconds. */
  readonly relayTimeoutMs?: number | undefined
}
