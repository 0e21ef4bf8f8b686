import type { CreateConnectorFn } from '@wagmi/core'
import { coinbaseWallet } from 'wagmi/connectors'
import type { EngineSettings } from './EngineSettings'

/** Coinbase Wallet without its extension: the page that its own SDK opens. */
export function coinbaseSdk({ appName }: EngineSettings): CreateConnectorFn {
  return coinbaseWallet({
    appName,
    preference: { options: 'all', telemetry: false },
  })
}
