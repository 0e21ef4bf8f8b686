import type { Config } from '@wagmi/core'
import { offeredWallets } from '../../wallets/catalogue'
import type { Dock } from '../Dock'
import { createEngine, reduce } from '../engineParts'

/** Starts the engine below a bridge, once: wagmi's hooks read its config from the first rendering on. */
export function engineConfig(dock: Dock): Config {
  const known = configs.get(dock)
  if (known) return known
  const config = start(dock)
  configs.set(dock, config)
  return config
}

const configs = new WeakMap<Dock, Config>()

function start({ session, settings, startEngine, wallets }: Dock): Config {
  const groups = [...offeredWallets(settings.wallets)]
  wallets.load().then(
    (list) => {
      // What the catalogue adds, now and later, the engine must know as well.
      const follow = () => groups.splice(0, groups.length, ...list.groups)
      follow()
      list.subscribe(follow)
    },
    // The dialog that lists them loads them again, and reports a failure.
    () => {},
  )
  // They come with the list as well, which may be later.
  if (!wallets.get()) session.learn(reduce)
  return startEngine(createEngine, groups).config
}
