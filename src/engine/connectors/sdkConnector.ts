import type { Connector, CreateConnectorFn } from '@wagmi/core'
import type { Transport } from '../../wallets/Wallet'
import type { EngineContext } from '../EngineContext'
import type { EngineSettings } from '../EngineSettings'
import { addConnector, removeConnector } from './addConnector'

/** A way to wallets that has its own SDK. */
export type Sdk = Exclude<Transport, 'injected'>

type Kind = {
  /** wagmi's id of the connector. */
  readonly id: string
  /** wagmi's type of the connector, which a host's own has as well. */
  readonly type: string
  /** Fetches the SDK with its connector, so that neither is missing later. */
  readonly load: () => Promise<(settings: EngineSettings) => CreateConnectorFn>
}

const kinds: Readonly<Record<Sdk, Kind>> = {
  walletConnect: {
    id: 'walletConnect',
    type: 'walletConnect',
    load: async () => {
      const [{ walletConnectSdk }] = await Promise.all([
        import(
          /* webpackChunkName: 'often-walletConnectSdk' */ '../walletConnect/walletConnectSdk'
        ),
        import(
          /* webpackChunkName: 'often-ethereum-provider' */ '@walletconnect/ethereum-provider'
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

/** The SDK behind a connector's id, as storage remembers it. */
export function sdkOf(connectorId: string): Sdk | undefined {
  const all = Object.keys(kinds) as Sdk[]
  return all.find((sdk) => kinds[sdk].id === connectorId)
}

/** Fetches an SDK ahead of its first use, unless the host brings its own. */
export function fetchSdk({ config }: EngineContext, sdk: Sdk): void {
  const { load, type } = kinds[sdk]
  if (config.connectors.some((each) => each.type === type)) return
  // Choosing the wallet tries again, and reports a failure.
  load().catch(() => {})
}

/** The page's one connector of an SDK; fetched and set up when it is first asked for. */
export async function sdkConnector(
  { config, settings }: EngineContext,
  sdk: Sdk,
): Promise<Connector> {
  const { load, type } = kinds[sdk]
  const known = () => config.connectors.find((each) => each.type === type)
  const earlier = known()
  if (earlier) return earlier
  const create = await load()
  const meanwhile = known()
  if (meanwhile) return meanwhile
  const connector = addConnector(config, create(settings))
  // wagmi would repeat the same failure forever; the next attempt starts over.
  connector.getProvider().catch(() => removeConnector(config, connector))
  return connector
}
