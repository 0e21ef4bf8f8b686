import { whenIdle } from '../platform/page/whenIdle'
import { mayPrefetch } from '../platform/prefetch/mayPrefetch'
import { prefetch } from '../platform/prefetch/prefetch'
import { type CombinedConfig, checkConfig } from './checkConfig.initial'
import { createDock } from './createDock'
import { currentDock, dockEvent, key, page } from './currentDock'
import type { Dock, Feature } from './Dock'
import { createLive } from './liveOptions'
import type { OtherReact } from './OtherReact'
import { throwConfigError } from './throwConfigError'
import type { WalletdockConfig } from './WalletdockConfig'

/** The features that joined before the page had a dock. */
export const early: Feature[] = []

/**
 * Returns the page's only dock. Creates it with the first configuration.
 * @throws ConfigurationError, ChainConfigurationError @see checkConfig
 */
export function dockOf(config: WalletdockConfig): Dock {
  const first = page[key]
  if (first) {
    if (config.onConflict)
      import('./reportConflict').then(
        ({ reportConflict }) =>
          reportConflict(
            { ...first.settings, ...first.live.get() },
            configured(config),
          ),
        () => {},
      )
    return first
  }
  const settings = checkConfig(configured(config))
  const dock = createDock(settings, createLive(settings, replaceDock))
  whenIdle(() => {
    // The tap loads the shell again and reports errors.
    const load = () => dock.shell.load().catch(() => {})
    // On touch screens, no pointer event announces a tap, so load the shell instead of prefetching it.
    if (matchMedia('(hover: none)').matches) load()
    else if (mayPrefetch()) prefetch(load)
  })
  page[key] = dock
  dispatchEvent(new Event(dockEvent))
  return dock
}

/**
 * Replaces the dock of a page that remounts with another wagmi config, as if the page had been reloaded.
 * @throws ConfigurationError, ChainConfigurationError @see checkConfig
 */
function replaceDock(config: WalletdockConfig) {
  const old = page[key]
  if (!old) return
  page[key] = createDock(checkConfig(config), old.live)
  old.end()
  dispatchEvent(new Event(dockEvent))
}

/** Returns the configuration with the options that early features add. */
export const configured = (config: WalletdockConfig) =>
  early.reduce<CombinedConfig>(
    (all, { configure }) => configure?.(all) ?? all,
    config,
  )

/**
 * Does the same as `dockOf` for a provider on the given React. Throws errors of later checks while rendering, and
 * updates `auth` and the options that may change.
 */
export function useDockOn(
  react: Pick<OtherReact, 'useEffect' | 'useState'>,
  config: WalletdockConfig,
): Dock {
  const [dock, setDock] = react.useState(() => dockOf(config))
  react.useEffect(() => throwConfigError(dock, setDock), [dock])
  const [member] = react.useState(() =>
    dock.live.createMember(configured(config)),
  )
  react.useEffect(() => {
    const leave = member.join()
    setDock(currentDock)
    return leave
  }, [member])
  react.useEffect(() => member.update(configured(config)))
  const { auth } = config
  react.useEffect(() => {
    if (auth) dock.takeAuth(auth)
  }, [auth, dock])
  return dock
}
