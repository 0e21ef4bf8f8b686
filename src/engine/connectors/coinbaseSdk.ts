import type { CreateConnectorFn } from '@wagmi/core'
import { coinbaseWallet } from 'wagmi/connectors'
import type { EngineSettings } from '../EngineSettings'

/** Coinbase Wallet without its extension: the page that its own SDK opens. */
export function coinbaseSdk({ appName }: EngineSettings): CreateConnectorFn {
  const create = coinbaseWallet({
    appName,
    preference: { options: 'all', telemetry: false },
  })
  return (config) => {
    const connector = create(config)
    let provider: ReturnType<typeof connector.getProvider> | undefined
    return {
      ...connector,
      // Asked twice at once it would make two, and wait for the window of one at the other.
      getProvider: () => {
        provider ??= connector.getProvider()
        return provider
      },
    }
  }
}
