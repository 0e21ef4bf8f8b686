import { checkChecksums } from '../chains/checkChecksums'
import type { Dock } from './Dock'

/** The same as in `dockOf.ts`. */
const key = Symbol.for('walletdock.registry/1')

/**
 * Checks what takes a download to check. Where it is wrong, this dock was none: the next configuration is the first.
 * @throws ChainConfigurationError @see checkChecksums
 */
export function checkLater(dock: Dock): void {
  try {
    checkChecksums(dock.settings.chains)
  } catch (mistake) {
    if (Reflect.get(globalThis, key) === dock)
      Reflect.deleteProperty(globalThis, key)
    // Its components go, for they throw; a dialog that a visitor has opened meanwhile stands apart from them.
    dock.session.send({ type: 'CLOSE' })
    throw mistake
  }
}
