import type { ListedWallet } from '../../data/wallets/Wallet'
import type { Device } from '../../platform/device/device'
import { isWebUrl, openApp } from '../../platform/device/openApp'
import { saveOpenedApp } from '../../platform/storage/openedApp'
import type { WalletStepProps } from './ConnectDialogProps'

/**
 * Returns the link that opens a wallet's app on this phone with a pairing URI. Without a link of the wallet, returns
 * the URI. Inside another app, prefers a web link, because few web views open an app's own scheme.
 */
export function walletLink(
  { toMobileUri, toQrUri }: ListedWallet,
  uri: string,
  { embedded, system }: Device,
): string {
  const own = toMobileUri?.(uri, system === 'android' ? 'android' : 'ios')
  const links = [own, toQrUri?.(uri)]
  const web = embedded ? links.find((link) => link && isWebUrl(link)) : own
  return web ?? own ?? uri
}

/**
 * Returns the link that a tap on the wallet can open immediately, if the wallet has an app link and a code is ready.
 */
export function readyLink(props: WalletStepProps): string | undefined {
  const { device, prepared, wallet } = props
  const { installed, toMobileUri, transports } = wallet
  const hasApp = toMobileUri && transports.includes('walletConnect')
  return prepared && hasApp && !installed
    ? walletLink(wallet, prepared.uri, device)
    : undefined
}

/** Opens the wallet's app in the tap that chooses it, if a code is ready. Otherwise the wallet's step has a link. */
export function openChosen(props: WalletStepProps): void {
  const { prepared } = props
  const link = readyLink(props)
  // Timers do not run while a phone sleeps, so the code may have expired.
  if (!link || !prepared || prepared.expiresAt <= Date.now()) return
  rememberOpened(props, link, prepared)
  openApp(link)
}

/** Stores the opened app, so that its answer is accepted after a reload, and later requests open the same app. */
export function rememberOpened(
  { device, wallet }: Pick<WalletStepProps, 'device' | 'wallet'>,
  link: string,
  code: { readonly uri: string; readonly expiresAt: number },
): void {
  const { id: walletId, name } = wallet
  // WalletConnect's client navigates to the stored link. In a web view, that would lose the page, so do not store the
  // link.
  const appLink = device.embedded && !isWebUrl(link) ? {} : { name, link }
  saveOpenedApp(JSON.stringify({ walletId, ...appLink, ...code }))
}
