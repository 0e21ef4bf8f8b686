import type { Connector } from '@wagmi/core'
import { pageStorage } from '../../platform/storage'
import type { Wallet } from '../../wallets/Wallet'
import type { EngineContext } from '../EngineContext'
import { walletOf } from './connectorFor'
import { sdkOf } from './sdkConnector'

/** Of the wallets that share one connector, the one that was chosen. */
const key = 'walletdock.reached'

/** Remembers which wallet a connector was asked for, beyond a reload. */
export function rememberReached(connector: Connector, walletId: string): void {
  if (sdkOf(connector.id)) pageStorage.set(key, walletId)
}

/** The wallet of the list that a connector stands for. */
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
