import type { Layout } from '../../session/Facts'
import type { Flow } from '../../session/State'
import type { ListedWallet } from '../../wallets/Wallet'
import { pairingUri } from './pairingUri'

/** Whether the wallet is asked by a code, which has come or is on its way. */
export function showsCode(
  wallet: ListedWallet,
  flow: Flow,
  layout: Layout,
): boolean {
  if (layout === 'mobile' || flow.page.step !== 'CONNECT') return false
  if (pairingUri(flow)) return true
  const { attempt } = flow
  const isAsking = attempt?.type === 'asking' && attempt.walletId === wallet.id
  return isAsking && isScanned(wallet, layout)
}

/** Whether another device scans a code of ours. A phone opens the wallet; it cannot scan itself. */
export function isScanned(
  { installed, transports }: ListedWallet,
  layout: Layout,
): boolean {
  return (
    layout !== 'mobile' && !installed && transports.includes('walletConnect')
  )
}
