import type { Config } from '@wagmi/core'
import type { Dock } from '../../app/Dock'

/**
 * Returns the config for a page's own `WagmiProvider`. wagmi's provider resets the connections of a config with storage
 * whenever it renders, so ours has none.
 */
export function configForPage({ settings }: Dock, config: Config): Config {
  if (settings.wagmi) return settings.wagmi
  const existing = withoutStorage.get(config)
  if (existing) return existing
  const created: Config = Object.create(config, { storage: { value: null } })
  withoutStorage.set(config, created)
  return created
}

const withoutStorage = new WeakMap<Config, Config>()
