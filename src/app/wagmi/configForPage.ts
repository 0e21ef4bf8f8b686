import type { Config } from '@wagmi/core'
import type { Dock } from '../Dock'

/**
 * The config that a page's own `WagmiProvider` is given: the page's own where the engine runs on that one. wagmi's
 * provider forgets the connections of a config with storage whenever it renders, so that ours is given without.
 * @param config the engine's
 */
export function configForPage({ settings }: Dock, config: Config): Config {
  if (settings.wagmiConfig) return settings.wagmiConfig
  const known = withoutStorage.get(config)
  if (known) return known
  const made: Config = Object.create(config, { storage: { value: null } })
  withoutStorage.set(config, made)
  return made
}

const withoutStorage = new WeakMap<Config, Config>()
