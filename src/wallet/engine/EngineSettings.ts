import type { Config } from '@wagmi/core'
import type { Chain } from '../../data/chains/Chain'
import type { NameService } from '../../data/names/readNameService'
import type { WalletGroup } from '../../data/wallets/Wallet'
import type { AnnouncedWallets } from '../../platform/page/announcedWallets'
import type { Address } from '../session/State'

/** The host's settings that the engine needs. They have been validated. */
export type EngineSettings = {
  readonly appName: string
  /** URL or path of the icon. @see appMetadata */
  readonly appIcon?: string | undefined
  readonly appDescription?: string | undefined
  readonly appUrl?: string | undefined
  readonly projectId?: string | undefined
  readonly chains: readonly [Chain, ...Chain[]]
  /** Id of the chain that wallets are switched to when they connect. @see pageChain */
  readonly initialChain?: number | undefined
  /** RPC URLs by chain id. They replace the URLs of the chain definition. */
  readonly rpcUrls: Readonly<Record<number, string>>
  readonly wallets: readonly WalletGroup[]
  /** The listener for announced wallets, if one runs already. */
  readonly announced?: AnnouncedWallets | undefined
  readonly nameService?: NameService | undefined
  /** RPC URL of Ethereum mainnet for ENS. `false` turns ENS off. @see ensNode */
  readonly ensRpcUrl?: string | false | undefined
  /** The host's own wagmi config. If set, the engine uses it instead of creating one. */
  readonly wagmi?: Config | undefined
  readonly safeOrigins?: readonly string[] | undefined
  /** The one account that the host needs. */
  readonly expects?: Address | undefined
  readonly walletTimeoutMs: number
  readonly relayUrl?: string | undefined
  readonly relayTimeoutMs?: number | undefined
}
