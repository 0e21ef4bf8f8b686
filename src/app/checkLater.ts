import { haveChecksums } from '../chains/checkChains'
import { otherNames } from '../wallets/WalletChoice'
import { hasAppDetails } from './checkConfig'
import type { Dock } from './Dock'

/** The same as in `dockOf.ts`. */
const key = Symbol.for('walletdock.registry/1')

/**
 * Checks what takes a download to check. Where it is wrong, this dock was none: the next configuration is the first.
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
  // What cannot be fetched is no mistake; addresses of chains are checked again before any wallet or node is asked.
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
    // Its components go, for they throw; a dialog that a visitor has opened meanwhile stands apart from them.
    dock.session.send({ type: 'CLOSE' })
    throw mistake
  }
}
