import { noteAskedApp } from '../../platform/askedApp'
import type { Device } from '../../platform/device'
import { isWebUrl, openApp } from '../../platform/openApp'
import type { ListedWallet } from '../../wallets/Wallet'
import type { WalletStepProps } from '../ConnectDialogProps'

/**
 * Returns the link that opens a wallet's app on this phone with a pairing URI; the generic one, if the wallet has none of
 * its own. Inside another app, a link to the web is better, because few web views open an app's own scheme.
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
  const { prepared } = props
  const link = readyLink(props)
  // A phone that slept may still show a code that has expired.
  if (!link || !prepared || prepared.expiresAt <= Date.now()) return
  rememberOpened(props, link, prepared)
  openApp(link)
}

/** Notes the app that is being opened: its answer counts beyond a reload, and later questions open it if it connects. */
export function rememberOpened(
  { device, wallet }: Pick<WalletStepProps, 'device' | 'wallet'>,
  link: string,
  code: { readonly uri: string; readonly expiresAt: number },
): void {
  const { id: walletId, name } = wallet
  // WalletConnect's client opens the app in place of the page, and a web view would then lose the page.
  const later = device.embedded && !isWebUrl(link) ? {} : { name, link }
  noteAskedApp(JSON.stringify({ walletId, ...later, ...code }))
}
