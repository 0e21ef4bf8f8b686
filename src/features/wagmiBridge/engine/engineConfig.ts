import type { Config } from '@wagmi/core'
import type { Dock } from '../../../app/Dock'
import { offeredWallets } from '../../../data/wallets/catalogue'
import { createEngine } from '../../../wallet/engine/createEngine'

/**
 * Starts the engine for a bridge synchronously and only once, because wagmi's hooks read its config in the first
 * render.
 */
export function engineConfig(dock: Dock): Config {
  const existing = configs.get(dock)
  if (existing) return existing
  const config = start(dock)
  configs.set(dock, config)
  return config
}

const configs = new WeakMap<Dock, Config>()

function start({ settings, startEngine, wallets }: Dock): Config {
  const groups = [...offeredWallets(settings.wallets)]
  wallets.load().then(
    (list) => {
      // The engine also needs the wallets that the catalogue adds, now and later.
      const follow = () => groups.splice(0, groups.length, ...list.groups)
      follow()
      list.subscribe(follow)
    },
    // The connect dialog loads the list again and reports errors.
    () => {},
  )
  return startEngine(createEngine, groups).config
}
