import type { Eip1193Provider, Wallet } from 'walletdock/host'

declare global {
  interface Window {
    /** Reads the provider. Pages that do not call it do not download the provider's code. */
    getProvider?: () => Eip1193Provider
  }
}

/** The state of the wallet, as text. */
export function Output({ wallet }: { readonly wallet: Wallet }) {
  const { status, address, chain } = wallet
  window.getProvider = () => wallet.provider
  return <output>{[status, address, chain?.id].join(' ')}</output>
}
