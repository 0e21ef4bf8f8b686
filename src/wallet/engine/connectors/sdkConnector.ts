import type { Connector, CreateConnectorFn } from '@wagmi/core'
import type { Transport } from '../../../data/wallets/Wallet'
import type { EngineContext } from '../EngineContext'
import type { EngineSettings } from '../EngineSettings'
import { addConnector, removeConnector } from './addConnector'

/** A transport that needs an SDK. */
export type Sdk = Exclude<Transport, 'injected'>

type Kind = {
  /** wagmi's id of the connector. */
  readonly id: string
  /** wagmi's type of the connector. A host's own connector has the same type. */
  readonly type: string
  /** Loads the SDK together with its connector, so that both are available or neither. */
  readonly load: () => Promise<(settings: EngineSettings) => CreateConnectorFn>
}

const kinds: Readonly<Record<Sdk, Kind>> = {
  walletConnect: {
    id: 'walletConnect',
    type: 'walletConnect',
    load: async () => {
      const [{ walletConnectSdk }] = await Promise.all([
        import(
          /* webpackChunkName: 'likely-walletConnectSdk' */ '../walletConnect/walletConnectSdk'
        ),
        import(
          /* webpackChunkName: 'likely-ethereum-provider' */ '@walletconnect/ethereum-provider'
        ),
      ])
      return walletConnectSdk
    },
  },
  coinbase: {
    id: 'coinbaseWalletSDK',
    type: 'coinbaseWallet',
    load: async () => {
      const [{ coinbaseSdk }] = await Promise.all([
        import('./coinbaseSdk'),
        import('@coinbase/wallet-sdk'),
      ])
      return coinbaseSdk
    },
  },
  safe: {
    id: 'safe',
    type: 'safe',
    load: async () => {
      const [{ safeSdk }] = await Promise.all([
        import('./safeSdk'),
        import('@safe-global/safe-apps-sdk'),
        import('@safe-global/safe-apps-provider'),
      ])
      return safeSdk
    },
  },
}

/** Returns the SDK of a stored connector id. */
export function sdkOf(connectorId: string): Sdk | undefined {
  const all = Object.keys(kinds) as Sdk[]
  return all.find((sdk) => kinds[sdk].id === connectorId)
}

/** Prefetches an SDK, unless the host has its own connector for it. */
export function fetchSdk({ config }: EngineContext, sdk: Sdk): void {
  const { load, type } = kinds[sdk]
  if (config.connectors.some((each) => each.type === type)) return
  // A failure is reported when the visitor chooses the wallet and the SDK is loaded again.
  load().catch(() => {})
}

/** Returns the page's only connector of an SDK. Loads and creates it on the first call. */
export async function sdkConnector(
  { config, settings }: EngineContext,
  sdk: Sdk,
): Promise<Connector> {
  const { load, type } = kinds[sdk]
  const findExisting = () =>
    config.connectors.find((each) => each.type === type)
  const existing = findExisting()
  if (existing) return existing
  const create = await load()
  const created = findExisting()
  if (created) return created
  const connector = addConnector(config, create(settings))
  // wagmi would cache the failure. Remove the connector, so that the next attempt creates a new one.
  connector.getProvider().catch(() => removeConnector(config, connector))
  return connector
}
