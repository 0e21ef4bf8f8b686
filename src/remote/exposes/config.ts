import type { Config } from '@wagmi/core'
import type { WalletdockConfig } from '../../app/WalletdockConfig'
import { configForPage } from '../../features/wagmiBridge/configForPage'
import { dockOf } from './dockOf'

export { bridgeForReact as forReact } from '../../features/wagmiBridge/bridgeForReact'

/**
 * Returns the wagmi config of this page's session, for hosts that render their own `WagmiProvider` with it (with
 * `reconnectOnMount={false}`). Supports wagmi 2 and 3, and React 18 and 19.
 * @throws ConfigurationError or ChainConfigurationError if the configuration is invalid
 */
export async function getWagmiConfig(
  config: WalletdockConfig,
): Promise<Config> {
  const dock = dockOf(config)
  const [engine] = await Promise.all([dock.loadEngine(), dock.checked])
  return configForPage(dock, engine.config)
}
