import { type CombinedConfig, checkConfig } from '../../app/checkConfig'
import { throwConfigError } from '../../app/checkWhenIdle'
import { createDock } from '../../app/createDock'
import { currentDock, dockGlobal, key } from '../../app/currentDock'
import type { Dock } from '../../app/Dock'
import { createLiveOptions } from '../../app/liveOptions'
import type { OtherReact } from '../../app/OtherReact'
import type { WalletdockConfig } from '../../app/WalletdockConfig'
import { features } from '../../features/table'
import { dockEvent } from '../../platform/page/dockEvent'
import { whenIdle } from '../../platform/page/whenIdle'
import { mayPrefetch, prefetch } from '../../platform/prefetch/prefetch'

type Configure = (config: WalletdockConfig) => CombinedConfig

/** Returns a host's configuration with the options that the deployment adds. */
export let configured: Configure = (config) => config

/** Sets the function that adds the deployment's options. Must be called before the page has a dock. */
export function configureWith(add: Configure): void {
  configured = add
}

/**
 * Returns the page's only dock. Creates it with the first configuration.
 * @throws ConfigurationError, ChainConfigurationError @see checkConfig
 */
export function dockOf(config: WalletdockConfig): Dock {
  const first = dockGlobal[key]
  if (first) {
    if (config.onConflict)
      import(/* webpackChunkName: 'checks' */ '../../app/reportConflict').then(
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
  const live = createLiveOptions(settings, replaceDock)
  const dock = createDock(settings, live, features)
  whenIdle(() => {
    // The tap loads the shell again and reports errors.
    const load = () => dock.shell.load().catch(() => {})
    // On touch screens, no pointer event announces a tap, so load the shell, and prefetch what the tap opens.
    const isTouch = matchMedia('(hover: none)').matches
    if (isTouch) load()
    if (mayPrefetch()) prefetch(isTouch ? dock.prepare : load)
  })
  dockGlobal[key] = dock
  dispatchEvent(new Event(dockEvent))
  return dock
}

/**
 * Replaces the dock of a page that remounts with another wagmi config, as if the page had been reloaded.
 * @throws ConfigurationError, ChainConfigurationError @see checkConfig
 */
function replaceDock(config: WalletdockConfig) {
  const old = dockGlobal[key]
  if (!old) return
  dockGlobal[key] = createDock(
    checkConfig(config),
    old.live,
    features,
    old.getProvider,
  )
  // Listeners follow the new dock before the old one ends.
  dispatchEvent(new Event(dockEvent))
  old.end()
}

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
  const [source] = react.useState(() =>
    dock.live.createSource(configured(config)),
  )
  react.useEffect(() => {
    const leave = source.register()
    setDock(currentDock)
    return leave
  }, [source])
  react.useEffect(() => source.update(configured(config)))
  const { auth } = config
  react.useEffect(() => {
    if (auth) dock.takeAuth(auth)
  }, [auth, dock])
  return dock
}
