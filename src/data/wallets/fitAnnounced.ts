import type { AnnouncedWallet } from '../../platform/page/announcedWallets'
import { announcedIcon } from './announcedIcon'
import { announcedName } from './announcedName'
import { bareName } from './bareName'

/** An announcement whose name and icon are safe to show. */
export type FitAnnounced = {
  readonly rdns: string
  readonly name: string
  /** The name, reduced for comparison. @see bareName */
  readonly bare: string
  readonly icon: string
  readonly provider: object
  /** Equal for announcements of the same wallet: its rdns with its uuid, or its provider if it has no uuid. */
  readonly identity: unknown
}

/** Cached, because each new announcement causes all others to be processed again, although they never change. */
const cache = new WeakMap<AnnouncedWallet, FitAnnounced>()

/** Sanitises an announcement. Returns `undefined` if it has no name or no rdns. */
export function fitAnnounced(
  wallet: AnnouncedWallet,
): FitAnnounced | undefined {
  const existing = cache.get(wallet)
  if (existing) return existing
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
  cache.set(wallet, fit)
  return fit
}
