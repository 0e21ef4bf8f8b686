import type { Connector } from '@wagmi/core'
import { transportOf } from '../../../data/wallets/transports'
import type { Transport } from '../../../data/wallets/Wallet'
import { coinbase } from './coinbase'
import { extension } from './extension'
import type { Kind } from './Kind'
import { safe } from './safe'
import { walletConnect } from './walletConnect'

/** The table of the kinds of wallets, one row per kind. */
export const kinds: Readonly<Record<Transport, Kind>> = {
  injected: extension,
  walletConnect,
  coinbase,
  safe,
}

/** Returns the kind of a connector's wallet. A host's own connector may be of a kind that we do not know. */
export function kindOf({ type }: Connector): Kind {
  const transport = transportOf(type)
  return transport ? kinds[transport] : {}
}

/**
 * Waits for a wallet's answer, but rejects if the wallet is gone.
 * @param otherwise what to do if the wallet does not respond, but nothing shows that it is gone
 * @throws errors named `WalletGoneError` and `TimeoutError` (only with `give up`)
 */
export function failIfUnresponsive<T>(
  connector: Connector,
  answer: Promise<T>,
  otherwise?: 'wait' | 'give up',
): Promise<T> {
  const wait = kindOf(connector).failIfUnresponsive
  return wait ? wait(connector, answer, otherwise) : answer
}
