import type { CreateConnectorFn } from '@wagmi/core'
import { coinbaseWallet } from 'wagmi/connectors'
import { read } from '../../../errors/read'
import { whenAborted } from '../../../platform/whenAborted'
import { appMetadata } from '../appMetadata'
import { wrapProvider } from '../connectors/wrapProvider'
import type { EngineSettings } from '../EngineSettings'

/** Connector for Coinbase Wallet without its extension. The wallet's SDK opens a popup. */
export function coinbaseSdk(
  settings: EngineSettings,
  ended?: AbortSignal,
): CreateConnectorFn {
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
      // Two concurrent calls would create two providers, and the popup of one would never answer the other.
      getProvider: () => {
        // In Coinbase's own browser, the SDK returns the browser's provider.
        provider ??= connector.getProvider().then((sdk) => {
          whenAborted(ended, () => endSdk(sdk))
          return wrapProvider(sdk)
        })
        return provider
      },
    }
  }
}

/** Closes the popup of Coinbase's SDK (4.4), and removes the listeners that wait for it. */
function endSdk(sdk: object): void {
  const communicator = read(sdk, 'communicator')
  const end = read(communicator, 'disconnect')
  if (typeof end === 'function') Reflect.apply(end, communicator, [])
}
