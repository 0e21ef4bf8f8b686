import { fetchOnly } from '../platform/fetchOnly'
import { mayFetchAhead } from '../platform/mayFetchAhead'
import { whenIdle } from '../platform/whenIdle'
import { checkConfig, type Given } from './checkConfig'
import { createDock } from './createDock'
import { currentDock, key, page } from './currentDock'
import type { Dock } from './Dock'
import { createLive } from './liveOptions'
import type { OtherReact } from './react/OtherReact'
import { throwMistake } from './throwMistake'
import type { WalletdockConfig } from './WalletdockConfig'

/** Adds what the deploy says, where it says something. */
export const deploy: { apply?: (config: WalletdockConfig) => Given } = {}

/**
 * The page's one Walletdock, made with the first configuration that arrives.
 * @throws ConfigurationError, ChainConfigurationError @see checkConfig
 */
export function dockOf(config: WalletdockConfig): Dock {
  const first = page[key]
  if (first) {
    if (config.onConflict)
      import('./tellConflict').then(
        ({ tellConflict }) =>
          tellConflict(
            { ...first.settings, ...first.live.get() },
            withDeployed(config),
          ),
        () => {},
      )
    return first
  }
  const settings = checkConfig(withDeployed(config))
  const dock = createDock(settings, createLive(settings, replaceDock))
  whenIdle(() => {
    // The tap loads it again, and reports a failure.
    const load = () => dock.shell.load().catch(() => {})
    // A finger gives no warning before it taps, as a mouse does.
    if (matchMedia('(hover: none)').matches) load()
    else if (mayFetchAhead()) fetchOnly(load)
  })
  page[key] = dock
  return dock
}

/**
 * Starts over with another wagmi config, as if the page had been loaded anew with it.
 * @throws ConfigurationError, ChainConfigurationError @see checkConfig
 */
function replaceDock(config: WalletdockConfig) {
  const old = page[key]
  if (!old) return
  page[key] = createDock(checkConfig(config), old.live)
  old.end()
}

/** A configuration with what the deploy adds to it. */
export const withDeployed = (config: WalletdockConfig) =>
  deploy.apply?.(config) ?? config

/**
 * The same for a provider on the given React: throws later mistakes while rendering, and follows `auth` and the options
 * that may change.
 */
export function useDockOn(
  react: Pick<OtherReact, 'useEffect' | 'useState'>,
  config: WalletdockConfig,
): Dock {
  const [dock, setDock] = react.useState(() => dockOf(config))
  react.useEffect(() => throwMistake(dock, setDock), [dock])
  const [member] = react.useState(() =>
    dock.live.createMember(withDeployed(config)),
  )
  react.useEffect(() => {
    const follow = () => setDock(currentDock)
    const leave = [dock.live.subscribe(follow), member.join()]
    follow()
    return () => {
      for (const each of leave) each()
    }
  }, [dock.live, member])
  react.useEffect(() => member.update(withDeployed(config)))
  const { auth } = config
  react.useEffect(() => {
    if (auth) dock.takeAuth(auth)
  }, [auth, dock])
  return dock
}
