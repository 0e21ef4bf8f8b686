import { isReachedByCode } from '../../data/wallets/transports'
import type { ListedWallet } from '../../data/wallets/Wallet'
import type { Device } from '../../platform/device/device'
import type { Flow } from '../../wallet/session/State'

/** Returns the pairing URI of the attempt in the current step, if there is one. */
export function pairingUri({ attempt, step }: Flow): string | undefined {
  const isShown =
    attempt?.type === 'asking' &&
    step.name === 'CONNECT' &&
    step.walletId === attempt.walletId
  return isShown ? attempt.uri : undefined
}

/** Returns whether the page shows a QR code, or waits for one. */
export function showsCode(
  wallet: ListedWallet,
  flow: Flow,
  device: Pick<Device, 'mobile'>,
): boolean {
  if (device.mobile || flow.step.name !== 'CONNECT') return false
  if (pairingUri(flow)) return true
  const { attempt } = flow
  const isAsking = attempt?.type === 'asking' && attempt.walletId === wallet.id
  return isAsking && isScannedByPhone(wallet, device)
}

/** Returns whether another device scans our code. Phones and tablets cannot scan their own screen. */
export function isScannedByPhone(
  wallet: ListedWallet,
  { mobile }: Pick<Device, 'mobile'>,
): boolean {
  return !mobile && isReachedByCode(wallet)
}
