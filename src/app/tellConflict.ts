import { ConfigConflict } from '../errors/ConfigConflict'
import { type Given, plainly, type Settings, usualNetwork } from './checkConfig'
import { walletTimeoutMs } from './engineOnDemand'
import { isAlike } from './isAlike'
import type { WalletdockConfig } from './WalletdockConfig'

/**
 * Reports to a host which of its options are ignored, each such list once.
 * @param config the host's, with what the deploy adds to it, as the settings have it
 */
export function tellConflict(settings: Settings, config: Given) {
  const { onConflict } = config
  const options = passedOver(settings, config)
  if (!onConflict || !options.length) return
  const known = told.get(onConflict) ?? new Set()
  told.set(onConflict, known)
  // React calls twice in StrictMode.
  if (known.has(options.join())) return
  known.add(options.join())
  onConflict(new ConfigConflict(options))
}

/** What each listener has been told already. */
const told = new WeakMap<object, Set<string>>()

/** The defaults: to give one of them explicitly is no conflict. */
const usual: Partial<WalletdockConfig> = {
  network: usualNetwork,
  layout: 'wide',
  theme: 'auto',
  showRecentTransactions: false,
  moreWallets: false,
  severalWallets: false,
  walletTimeoutMs,
}

/** Everybody's own, or the newest's. */
const free = ['auth', 'onConflict']

/** Names of the given options that differ from those in use. */
function passedOver(settings: Settings, config: Given) {
  const now: Readonly<Record<string, unknown>> = {
    ...usual,
    ...given(settings),
  }
  return Object.entries(given(plainly(config)))
    .filter(
      ([name, value]) => !free.includes(name) && !isAlike(value, now[name]),
    )
    .map(([name]) => name)
}

function given(config: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(config).filter(([, value]) => value !== undefined),
  )
}
