import type { Config } from '@wagmi/core'
import type { Dock } from '../../../app/Dock'
import { createWagmiConfig } from '../../../wallet/engine/createWagmiConfig'

/** The docks whose engine a bridge has requested. */
const bridged = new WeakSet<Dock>()

/** Returns the engine's config at once, because wagmi's hooks read it in the first render. Loads the engine. */
export function engineConfig(dock: Dock): Config {
  if (!bridged.has(dock)) {
    bridged.add(dock)
    // Choosing a wallet loads the engine again and reports errors.
    dock.loadEngine().catch(() => {})
  }
  return dock.createConfig(createWagmiConfig)
}
