import type { Device } from '../../platform/device'
import type { Flow } from '../../session/State'
import type { ListedWallet } from '../../wallets/Wallet'
import { pairingUri } from './pairingUri'

/** Returns whether the page shows a code to scan, or waits for one. */
export function showsCode(
  wallet: ListedWallet,
  flow: Flow,
  device: Pick<Device, 'mobile'>,
): boolean {
  if (device.mobile || flow.page.step !== 'CONNECT') return false
  if (pairingUri(flow)) return true
  const { attempt } = flow
  const isAsking = attempt?.type === 'asking' && attempt.walletId === wallet.id
  return isAsking && isScanned(wallet, device)
}

/**
 * Returns whether another device scans our code. A phone or tablet cannot scan its own screen, however wide its window
 * is: it opens the wallet's app.
 */
export function isScanned(
  { installed, transports }: ListedWallet,
  { mobile }: Pick<Device, 'mobile'>,
): boolean {
  return !mobile && !installed && transports.includes('walletConnect')
}
