import { isMobile } from '../../platform/isMobile'
import { sooner, type WalletConnectProvider } from './walletConnectProvider'

/**
 * Tells of a code as soon as the relay is reached. The client (2.21.8) tells of it when the relay has taken the question
 * behind it, and before that has a page of WalletConnect's attest this one's address: a wallet that scans sooner waits
 * for the question. Phones leave the page for the wallet, and send nothing from then on.
 */
export function tellSooner({ events, signer }: WalletConnectProvider): void {
  if (isMobile(navigator)) return
  const { pairing } = signer.client.core
  const { create } = pairing
  pairing.create = async (given) => {
    const made = await create(given)
    events.emit(sooner, made.uri)
    return made
  }
}
