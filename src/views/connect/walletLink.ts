import { safeLink } from '../../data/wallets/safeLink'
import { isReachedByCode } from '../../data/wallets/transports'
import type { ListedWallet } from '../../data/wallets/Wallet'
import type { Device } from '../../platform/device/device'
import { isWebUrl, openApp } from '../../platform/device/openApp'
import { saveOpenedApp } from '../../platform/storage/openedApp'
import { type DialogContextValue, useDialog } from '../DialogContext'

/**
 * Returns the link that opens a wallet's app on this phone with a pairing URI. Without a safe link of the wallet, returns
 * the URI. Inside another app, prefers a web link, because few web views open an app's own scheme.
 */
export function walletLink(
  { appScheme, toMobileUri, toQrUri }: ListedWallet,
  uri: string,
  { embedded, system }: Device,
): string {
  const own = toMobileUri?.(uri, system === 'android' ? 'android' : 'ios')
  const links = [own, toQrUri?.(uri)]
  const web = embedded ? links.find((link) => link && isWebUrl(link)) : own
  return safeLink(web ?? own, appScheme) ?? uri
}

/** Returns the link that a tap on the wallet can open at once, if the wallet has an app link and a code is ready. */
export function readyLink(
  wallet: ListedWallet,
  { device, prepared }: Pick<DialogContextValue, 'device' | 'prepared'>,
): string | undefined {
  return prepared && wallet.toMobileUri && isReachedByCode(wallet)
    ? walletLink(wallet, prepared.uri, device)
    : undefined
}

/**
 * Returns a function that chooses a wallet, or connects it again. If a code is ready, it opens the wallet's app in the
 * same tap. Otherwise the wallet's step has a link.
 */
export function useChoose(wallet: ListedWallet) {
  const dialog = useDialog()
  const { device, prepared, send } = dialog
  const link = readyLink(wallet, dialog)
  return {
    opens: link ? ('app' as const) : undefined,
    choose() {
      // Timers do not run while a phone sleeps, so the code may have expired.
      if (link && prepared && prepared.expiresAt > Date.now()) {
        saveOpened(wallet, device, link, prepared)
        openApp(link)
      }
      send({ type: 'CHOOSE', wallet })
    },
  }
}

/** Stores the opened app, so that its answer is accepted after a reload, and later requests open the same app. */
export function saveOpened(
  { id: walletId, name }: ListedWallet,
  { embedded }: Device,
  link: string,
  code: { readonly uri: string; readonly expiresAt: number },
): void {
  // WalletConnect's client navigates to the stored link. In a web view, that would lose the page, so do not store the
  // link.
  const appLink = embedded && !isWebUrl(link) ? {} : { name, link }
  saveOpenedApp(JSON.stringify({ walletId, ...appLink, ...code }))
}
