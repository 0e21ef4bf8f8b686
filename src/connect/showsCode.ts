import type { Layout } from '../session/Facts'
import type { Flow } from '../session/State'
import type { ListedWallet } from '../wallets/Wallet'
import { pairingUri } from './pairingUri'

/** Whether the wallet is asked by a code, which has come or is on its way. */
export function showsCode(
  { id, installed, transports }: ListedWallet,
  flow: Flow,
  layout: Layout,
): boolean {
  // A phone opens the wallet; it cannot scan itself.
  if (layout === 'mobile' || flow.page.step !== 'CONNECT') return false
  if (pairingUri(flow)) return true
  const { attempt } = flow
  const isAsking = attempt?.type === 'asking' && attempt.walletId === id
  return isAsking && !installed && transports.includes('walletConnect')
}
