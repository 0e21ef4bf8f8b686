import type { CreateConnectorFn } from '@wagmi/core'
import { coinbaseWallet } from 'wagmi/connectors'
import type { EngineSettings } from '../EngineSettings'
import { appMetadata } from './appMetadata'

/** Coinbase Wallet without its extension: the page that its own SDK opens. */
export function coinbaseSdk(settings: EngineSettings): CreateConnectorFn {
  const {
    name,
    icons: [icon],
  } = appMetadata(settings)
  const create = coinbaseWallet({
    appName: name,
    ...(icon && { appLogoUrl: icon }),
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
