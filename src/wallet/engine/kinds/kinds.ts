import type { Connector } from '@wagmi/core'
import { transportOf } from '../../../data/wallets/transports'
import type { Transport } from '../../../data/wallets/Wallet'
import { coinbase } from './coinbase'
import { extension } from './extension'
import { type Kind, usualKind } from './Kind'
import { safe } from './safe'
import { walletConnect } from './walletConnect'

/** The table of the kinds of wallets, one row per kind. */
export const kinds: Readonly<Record<Transport, Kind>> = {
  injected: extension,
  walletConnect,
  coinbase,
  safe,
}

/** Returns the kind of a connector's wallet. */
export function kindOf({ type }: Connector): Kind {
  const transport = transportOf(type)
  return transport ? kinds[transport] : usualKind
}
