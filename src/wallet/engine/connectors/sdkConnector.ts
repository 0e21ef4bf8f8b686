import type { Config, Connector } from '@wagmi/core'
import type { Transport, Wallet } from '../../../data/wallets/Wallet'
import type { EngineContext } from '../EngineContext'
import type { Kind, SdkKind } from '../kinds/Kind'
import { kindOf, kinds } from '../kinds/kinds'
import { addConnector, removeConnector } from './addConnector'

const isSdkKind = (kind: Kind): kind is SdkKind => kind.sdk !== undefined
const sdkKinds = Object.values(kinds).filter(isSdkKind)

export function sdkKindOf(connectorId: string): SdkKind | undefined {
  return sdkKinds.find(({ sdk }) => sdk.connectorId === connectorId)
}

/** Returns the kind whose wallet embeds this page, such as Safe. */
export function embeddingKind({
  settings,
}: EngineContext): SdkKind | undefined {
  return sdkKinds.find(({ sdk }) => sdk.embedsPage?.(settings))
}

/** Returns the kind of the first of these transports whose SDK reaches wallets on this page. */
export function reachableKind(
  { settings }: EngineContext,
  transports: readonly Transport[],
): SdkKind | undefined {
  return transports
    .map((transport) => kinds[transport])
    .filter(isSdkKind)
    .find(({ sdk }) => sdk.embedsPage?.(settings) ?? true)
}

/** Prefetches the SDK that reaches a wallet, unless the host has its own connector for it. */
export function prefetchSdk(
  context: EngineContext,
  { transports }: Pick<Wallet, 'transports'>,
): void {
  const kind = reachableKind(context, transports)
  if (!kind || findConnector(context.config, kind)) return
  // A failure is reported when the visitor chooses the wallet and the SDK is loaded again.
  kind.sdk.load().catch(() => {})
}

/** Returns the page's only connector of an SDK. Loads and creates it on the first call. */
export async function sdkConnector(
  { config, ended, settings }: EngineContext,
  kind: SdkKind,
): Promise<Connector> {
  const existing = findConnector(config, kind)
  if (existing) return existing
  const create = await kind.sdk.load()
  const created = findConnector(config, kind)
  if (created) return created
  const connector = addConnector(config, create(settings, ended))
  // wagmi would cache the failure. Remove the connector, so that the next attempt creates a new one.
  connector.getProvider().catch(() => removeConnector(config, connector))
  return connector
}

function findConnector({ connectors }: Config, kind: SdkKind) {
  return connectors.find((connector) => kindOf(connector) === kind)
}
