import { base, basePreconf } from '../data/chains/base'
import type { Chain } from '../data/chains/Chain'
import { checkChains } from '../data/chains/checkChains'
import { checkWallets } from '../data/wallets/checkWallets'
import { asGroups, type WalletChoices } from '../data/wallets/WalletChoice'
import { ConfigurationError } from '../errors/ConfigurationError'
import type { WalletdockConfig } from './WalletdockConfig'

export type Settings = Omit<WalletdockConfig, 'chains' | 'wallets'> & {
  readonly wallets?: readonly WalletChoices[] | undefined
  readonly chains: readonly [Chain, ...Chain[]]
  /** Wallets that the deployment configuration hides. Missing if it does not choose wallets. @see DeployConfig */
  readonly hidden?: readonly string[] | undefined
}

/** A host's configuration, combined with the deployment configuration. */
export type CombinedConfig = WalletdockConfig & Pick<Settings, 'hidden'>

const networks = { base, 'base-preconf': basePreconf }

declare const WALLETDOCK_NETWORK: keyof typeof networks

/** The default network. The build sets it. */
export const usualNetwork =
  typeof WALLETDOCK_NETWORK === 'string' ? WALLETDOCK_NETWORK : 'base'

/**
 * Validates a host's configuration before anything is rendered or fetched. Checks that need a download run later.
 * @throws ConfigurationError for wallets and `projectId`, ChainConfigurationError for chains
 * @see specification, sections 5 and 8, checkWhenIdle
 */
export function checkConfig(config: CombinedConfig): Settings {
  const plain = plainly(config)
  const { projectId, rpcUrls = {}, wagmi } = plain
  const { network = usualNetwork } = plain
  checkWallets(plain.wallets, projectId)
  const configuredNetwork = networks[network]
  if (!configuredNetwork)
    throw new ConfigurationError(
      `Network "${network}" is not known.`,
      `Use one of: ${Object.keys(networks).join(', ')}; or pass \`chains\`.`,
    )
  // The cast is safe, because wagmi's chains have all fields that we read.
  const adopted = wagmi?.chains as Settings['chains'] | undefined
  const chains = adopted ?? config.chains ?? ([configuredNetwork] as const)
  checkChains(chains, rpcUrls)
  // Our texts and wallets show this name. Hosts without types may omit it, and servers have no `location`.
  const appName = plain.appName || (globalThis.location?.hostname ?? '')
  return { ...plain, appName, chains }
}

/** Normalises options that can be written in several ways. */
export function plainly(config: CombinedConfig) {
  const { wallets } = config
  return { ...config, wallets: wallets && asGroups(wallets) }
}
