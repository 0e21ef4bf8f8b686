import type { Config } from '@wagmi/core'
import { dockOf } from '../dockOf'
import type { WalletdockConfig } from '../WalletdockConfig'
import { configForPage } from './configForPage'

/**
 * The wagmi config of this page's session, for a host that wraps its own `WagmiProvider` around it
 * (with `reconnectOnMount={false}`): wagmi 2 and 3, React 18 and 19.
 * @throws ConfigurationError or ChainConfigurationError when the configuration is wrong
 */
export async function getWagmiConfig(
  config: WalletdockConfig,
): Promise<Config> {
  const dock = dockOf(config)
  const [engine] = await Promise.all([dock.loadEngine(), dock.checked])
  return configForPage(dock, engine.config)
}

/** The older name of `getWagmiConfig`. */
export function wagmiConfig(config: WalletdockConfig): Promise<Config> {
  return getWagmiConfig(config)
}
