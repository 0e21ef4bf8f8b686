import type { Connector } from '@wagmi/core'
import {
  type WalletConnectProvider,
  walletConnectProvider,
} from './walletConnectProvider'

type Hidden = { readonly modal: unknown; attempts: number }

const hidden = new WeakMap<WalletConnectProvider, Hidden>()

/**
 * Hides the SDK's own dialog while ours shows the code. By default, a host's connector opens the SDK's dialog below
 * ours.
 * @returns Function that restores the dialog once none of our attempts is open.
 */
export async function hideModal(connector: Connector): Promise<() => void> {
  const provider = await walletConnectProvider(connector)
  const own = hidden.get(provider) ?? { modal: provider.modal, attempts: 0 }
  own.attempts += 1
  hidden.set(provider, own)
  provider.modal = undefined
  return () => {
    own.attempts -= 1
    if (own.attempts > 0) return
    provider.modal = own.modal
    hidden.delete(provider)
  }
}
