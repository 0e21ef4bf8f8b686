import { ConfigConflict } from '../errors/ConfigConflict'
import {
  type CombinedConfig,
  plainly,
  type Settings,
  usualNetwork,
} from './checkConfig'
import { walletTimeoutMs } from './engineOnDemand'
import { isAlike } from './isAlike'
import type { WalletdockConfig } from './WalletdockConfig'

/**
 * Reports the options of a configuration that are ignored. Reports the same list only once.
 * @param config a host's configuration, combined with the deployment configuration as in the settings
 */
export function reportConflict(settings: Settings, config: CombinedConfig) {
  const { onConflict } = config
  const options = ignoredOptions(settings, config)
  if (!onConflict || !options.length) return
  const reportedLists = reported.get(onConflict) ?? new Set()
  reported.set(onConflict, reportedLists)
  // In StrictMode, React calls `dockOf` twice.
  if (reportedLists.has(options.join())) return
  reportedLists.add(options.join())
  onConflict(new ConfigConflict(options))
}

const reported = new WeakMap<object, Set<string>>()

/** The default values. An option that a page sets to its default is not a conflict. */
const usual: Partial<WalletdockConfig> = {
  network: usualNetwork,
  layout: 'wide',
  theme: 'auto',
  showNetwork: 'connected',
  showRecentTransactions: false,
  moreWallets: false,
  announceProvider: false,
  severalWallets: false,
  walletTimeoutMs,
}

/** Options that each part has individually, or that the latest part decides. */
const free = ['auth', 'onConflict']

function ignoredOptions(settings: Settings, config: CombinedConfig) {
  const current: Readonly<Record<string, unknown>> = {
    ...usual,
    ...definedOptions(settings),
  }
  return Object.entries(definedOptions(plainly(config)))
    .filter(
      ([name, value]) => !free.includes(name) && !isAlike(value, current[name]),
    )
    .map(([name]) => name)
}

function definedOptions(config: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(config).filter(([, value]) => value !== undefined),
  )
}
