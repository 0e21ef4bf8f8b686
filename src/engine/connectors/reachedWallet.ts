import type { Connector } from '@wagmi/core'
import { pageStorage } from '../../platform/storage/storage.initial'
import type { Wallet } from '../../wallets/Wallet'
import type { EngineContext } from '../EngineContext'
import { walletOf } from './connectorFor'
import { sdkOf } from './sdkConnector'

/** Key of the wallet that the visitor has chosen, because several wallets share one connector. */
const key = 'walletdock.reached'

/** Saves the wallet that a connector is used for, so that it survives a reload. */
export function saveReached(connector: Connector, walletId: string): void {
  if (sdkOf(connector.id)) pageStorage.set(key, walletId)
}

/** Returns the list's wallet that a connector is used for. */
export function reachedWallet(
  context: EngineContext,
  id: string,
): Wallet | undefined {
  const sdk = sdkOf(id)
  if (!sdk) return walletOf(context, id)
  const chosen = walletOf(context, pageStorage.get(key) ?? '')
  if (chosen?.transports.includes(sdk)) return chosen
  const { wallets } = context.settings
  return (
    walletOf(context, id) ??
    wallets
      .flatMap((group) => group.wallets)
      .find(({ transports }) => transports.includes(sdk))
  )
}
