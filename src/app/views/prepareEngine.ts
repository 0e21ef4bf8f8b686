import type { Engine } from '../../wallet/engine/Engine'
import type { Dock } from '../Dock'

/** Calls the engine once it has loaded. */
export function prepareEngine(dock: Dock, prepare: (engine: Engine) => void) {
  dock.loadEngine().then(
    prepare,
    // Choosing a wallet loads the engine again and reports errors.
    () => {},
  )
}
