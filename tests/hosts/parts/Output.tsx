import type { Wallet } from 'walletdock/host'

/** The state of the wallet, as text. */
export function Output({ wallet }: { readonly wallet: Wallet }) {
  const { status, address, chain } = wallet
  return <output>{[status, address, chain?.id].join(' ')}</output>
}
