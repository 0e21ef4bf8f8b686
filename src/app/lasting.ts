import type { Config } from '@wagmi/core'

const handed = new WeakMap<Config, Config>()

/** wagmi's provider forgets the connections of a config with storage whenever it renders. Ours keeps its own. */
export function lasting(config: Config): Config {
  const known = handed.get(config)
  if (known) return known
  const made: Config = Object.create(config, { storage: { value: null } })
  handed.set(config, made)
  return made
}
