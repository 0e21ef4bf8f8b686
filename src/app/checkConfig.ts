import { haveChecksums } from '../data/chains/checkChains'
import { hasAppDetails } from './checkConfig.initial'
import type { Dock } from './Dock'
import { checks } from './features/checks'

/** Must equal the key in `currentDock.ts`. */
const key = Symbol.for('walletdock.registry/2')

/**
 * Runs the checks that are not part of the first download. If a check fails, removes the dock from the page, so that
 * the next configuration creates a new one.
 * @throws ChainConfigurationError @see checkChecksums
 * @throws ConfigurationError @see checkApp, CheckEntry
 */
export async function checkDetails(dock: Dock): Promise<void> {
  const { settings } = dock
  const { chains } = settings
  const fetching = Promise.all([
    haveChecksums(chains) && import('../data/chains/checkChecksums'),
    hasAppDetails(settings) && import('./checkApp'),
    ...checks
      .filter(({ isWanted }) => isWanted(settings))
      .map(({ load }) => load()),
  ] as const)
  // A failed download is not the host's mistake. Skipping the checks is safe, because the engine checks chain addresses
  // again before it sends a request.
  const all = await fetching.catch(() => undefined)
  if (!all) return
  const [addresses, app, ...others] = all
  try {
    if (addresses) addresses.checkChecksums(chains)
    if (app) app.checkApp(settings)
    for (const { check } of others) check(settings)
  } catch (mistake) {
    if (Reflect.get(globalThis, key) === dock)
      Reflect.deleteProperty(globalThis, key)
    // Throwing unmounts the dock's components, but not an open dialog, which has its own React root.
    dock.session.send({ type: 'CLOSE' })
    throw mistake
  }
}
