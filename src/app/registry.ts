import { whenIdle } from '../platform/whenIdle'
import { checkConfig } from './checkConfig'
import { createDock } from './createDock'
import type { Dock } from './Dock'
import type { WalletdockConfig } from './WalletdockConfig'

// A symbol of the page, not of this module: several copies of us must agree on one session.
const key = Symbol.for('walletdock.registry/1')

/**
 * The page's one Walletdock, made with the first configuration that arrives. Where `checked` of it rejects, it was
 * none: the next configuration is the first.
 * @throws ConfigurationError, ChainConfigurationError @see checkConfig
 */
export function dockOf(config: WalletdockConfig): Dock {
  // The page is everybody's; under this symbol there is only ever a dock.
  const page = globalThis as { [key]?: Dock }
  const first = page[key]
  if (first) {
    if (config.onConflict)
      import('./tellConflict').then(
        ({ tellConflict }) => tellConflict(first.settings, config),
        () => {},
      )
    return first
  }
  const dock = createDock(checkConfig(config))
  const { checked, session } = dock
  // A finger gives no warning before it taps, as a mouse does.
  if (matchMedia('(hover: none)').matches)
    whenIdle(() => dock.shell.load().catch(() => {}))
  page[key] = dock
  checked?.catch(() => {
    if (page[key] === dock) delete page[key]
    // Its components are gone in a moment, for they throw; a dialog that a visitor has opened meanwhile is not theirs.
    session.send({ type: 'CLOSE' })
  })
  return dock
}
