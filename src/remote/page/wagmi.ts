import type { Config } from '@wagmi/core'
import type { OtherReact, OtherWagmi } from '../../app/OtherReact'
import { useDock } from '../../app/react/DockContext'
import type { WalletdockConfig } from '../../app/WalletdockConfig'
import { configForPage } from '../../features/wagmiBridge/configForPage'
import type { WagmiBridge } from '../../features/wagmiBridge/WagmiBridge'
import { dockOf } from './dockOf'

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

/**
 * Creates a `WagmiBridge` for a page's own wagmi, 2 or later, if the page's React is ours. It must be rendered below a
 * `QueryClientProvider` of the page.
 */
export async function bridgeForReact(
  react: Pick<OtherReact, 'createElement' | 'useState'>,
  wagmi: OtherWagmi,
): Promise<{ readonly WagmiBridge: typeof WagmiBridge }> {
  const { bridgeTo } = await import(
    /* webpackChunkName: 'wagmiBridge' */ '../../features/wagmiBridge/bridgeTo'
  )
  return { WagmiBridge: bridgeTo(wagmi, react, useDock) }
}
