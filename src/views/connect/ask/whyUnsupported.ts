import type { DialogMessages } from '../../../data/messages/dialogs'
import { hasTransport } from '../../../data/wallets/transports'
import type { ListedWallet } from '../../../data/wallets/Wallet'
import type { Device } from '../../../platform/device/device'
import { browserNames } from '../install/browserNames'

const systemNames = { windows: 'Windows', macos: 'macOS', linux: 'Linux' }

/** Returns why a wallet does not work on this device, and where it does. */
export function whyUnsupported(
  wallet: ListedWallet,
  { mobile }: Device,
  { elsewhere, notAvailableText }: DialogMessages['asking'],
  locale: string,
): string {
  if (hasTransport(wallet, 'embedsPage')) return elsewhere.safe
  const { downloadUrls: urls = {} } = wallet
  const names = Object.entries({ ...browserNames, ...systemNames }).flatMap(
    ([key, name]) => (name && key in urls ? name : []),
  )
  if (mobile && (names.length || urls.browserExtension || urls.desktop))
    return elsewhere.computer
  if (names.length)
    return elsewhere.madeFor(
      new Intl.ListFormat(locale, { type: 'disjunction' }).format(names),
    )
  return urls.android || urls.ios || urls.mobile || urls.qrCode
    ? elsewhere.phone
    : notAvailableText
}
