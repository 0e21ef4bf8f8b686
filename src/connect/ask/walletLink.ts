import { noteAskedApp } from '../../platform/askedApp'
import type { Device } from '../../platform/device'
import { openApp } from '../../platform/openApp'
import type { ListedWallet } from '../../wallets/Wallet'
import type { WalletStepProps } from '../ConnectDialogProps'

/** The link that opens a wallet's app on this phone with a pairing URI; the generic one, if it has none of its own. */
export function walletLink(
  { toMobileUri }: ListedWallet,
  uri: string,
  { system }: Device,
): string {
  return toMobileUri?.(uri, system === 'android' ? 'android' : 'ios') ?? uri
}

/** The link that a tap on the wallet can open at once: its app is reached by one, and a code is ready for it. */
export function readyLink(props: WalletStepProps): string | undefined {
  const { device, prepared, wallet } = props
  const { installed, toMobileUri, transports } = wallet
  const hasApp = toMobileUri && transports.includes('walletConnect')
  return prepared && hasApp && !installed
    ? walletLink(wallet, prepared.uri, device)
    : undefined
}

/**
 * Opens the wallet's app in the tap that chooses it, where a code is ready for it.
 * Where none is, a link follows on the wallet's page.
 */
export function openChosen(props: WalletStepProps): void {
  const { prepared, wallet } = props
  const link = readyLink(props)
  // A phone that slept may still show a code that has expired.
  if (!link || !prepared || prepared.expiresAt <= Date.now()) return
  rememberOpened(wallet, link, prepared)
  openApp(link)
}

/** Notes the app that is being opened: its answer counts beyond a reload, and later questions open it if it connects. */
export function rememberOpened(
  { id, name }: ListedWallet,
  link: string,
  code: { readonly uri: string; readonly expiresAt: number },
): void {
  noteAskedApp(JSON.stringify({ walletId: id, name, link, ...code }))
}
