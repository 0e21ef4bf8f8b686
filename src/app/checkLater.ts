import { haveChecksums } from '../chains/checkChains'
import { otherNames } from '../wallets/WalletChoice'
import { hasAppDetails } from './checkConfig'
import type { Dock } from './Dock'

/** Must equal the key in `currentDock.ts`. */
const key = Symbol.for('walletdock.registry/2')

/**
 * Runs the checks that are not part of the first download. If one fails, removes the dock from the page, so that the
 * next configuration creates a new one.
 * @throws ChainConfigurationError @see checkChecksums
 * @throws ConfigurationError @see checkNames, checkExpected, checkTerms, checkApp
 */
export async function checkLater(dock: Dock): Promise<void> {
  const { settings } = dock
  const { chains, expects, projectId, terms, wallets } = settings
  const names = otherNames(wallets)
  const fetching = Promise.all([
    haveChecksums(chains) && import('../chains/checkChecksums'),
    names.length > 0 && import('../wallets/more/checkNames'),
    expects && import('./checkExpected'),
    terms && import('./checkTerms'),
    hasAppDetails(settings) && import('./checkApp'),
  ])
  // A failed download is not the host's mistake. Skipping the checks is safe, because the engine checks chain addresses
  // again before it sends a request.
  const checks = await fetching.catch(() => undefined)
  if (!checks) return
  const [addresses, catalogue, expected, agreed, app] = checks
  try {
    if (addresses) addresses.checkChecksums(chains)
    if (expected) expected.checkExpected(expects)
    if (agreed) agreed.checkTerms(terms)
    if (app) app.checkApp(settings)
    if (catalogue) catalogue.checkNames(names, projectId)
  } catch (mistake) {
    if (Reflect.get(globalThis, key) === dock)
      Reflect.deleteProperty(globalThis, key)
    // Throwing unmounts the dock's components, but not an open dialog, which has its own React root.
    dock.session.send({ type: 'CLOSE' })
    throw mistake
  }
}
