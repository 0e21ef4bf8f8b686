import type { AnnouncedWallet } from '../platform/announcedWallets'
import { announcedIcon } from './announcedIcon'
import { announcedName } from './announcedName'
import { bareName } from './bareName'

/** An announcement as far as it is fit to be shown. */
export type FitAnnounced = {
  readonly rdns: string
  readonly name: string
  /** What is left of the name to a hasty eye. */
  readonly bare: string
  readonly icon: string
  readonly provider: object
  /** Equal for the announcements of one wallet: its rdns with its uuid, or its provider if it has none. */
  readonly identity: unknown
}

/** All are judged again whenever one is announced; an announcement never changes. */
const seen = new WeakMap<AnnouncedWallet, FitAnnounced>()

/** An announcement without a name or an rdns is fit for nothing. */
export function fitAnnounced(
  wallet: AnnouncedWallet,
): FitAnnounced | undefined {
  const known = seen.get(wallet)
  if (known) return known
  const { icon, provider } = wallet
  const rdns = wallet.rdns.trim().slice(0, 255)
  const name = announcedName(wallet.name)
  if (!rdns || !name) return undefined
  const uuid = wallet.uuid?.trim().slice(0, 64)
  const fit = {
    rdns,
    name,
    bare: bareName(name),
    icon: announcedIcon(icon),
    provider,
    identity: uuid ? `${rdns} ${uuid}` : provider,
  }
  seen.set(wallet, fit)
  return fit
}
