import type { Engine } from '../../engine/Engine'
import type { Dock } from '../Dock'

/** Has the engine prepare something, once it is here. */
export function tellEngine(dock: Dock, prepare: (engine: Engine) => void) {
  dock.loadEngine().then(
    prepare,
    // Choosing a wallet does all of it again, and reports what fails.
    () => {},
  )
}
