import type { AnnouncedWallet } from '../../platform/page/announcedWallets'
import { graphemes } from '../../platform/text/graphemes'
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

/** Maximum length in characters, because every row of the list has an icon. */
const largest = 262_144

const picture =
  /^data:image\/(png|jpe?g|gif|webp|avif|bmp|x-icon|svg\+xml)[;,]/i

/**
 * Returns an announced icon if it is safe to show, otherwise `''`. Only data URIs are allowed, because other URLs would
 * report this page's visitors to an unknown server. Browsers run no scripts of an SVG in an image and fetch nothing for
 * it.
 */
export function announcedIcon(announced: string): string {
  if (announced.length > largest) return ''
  const icon = announced.replace(/[\r\n]/g, '').trim()
  return picture.test(icon) ? icon : ''
}

/** Maximum length in graphemes. */
const longest = 60
/** A letter may have three combining marks. More would overlap the rows above and below. */
const stacked = /(\p{M}{3})\p{M}+/gu
/** Characters that reorder, hide or separate letters. Joiners and variation selectors are part of letters. */
const unseen = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{DI}\p{Cs}\p{Co}\u2800]/gu

/** Returns an announced name as one line, without direction marks, and never cut within a grapheme. */
export function announcedName(announced: string): string {
  const name = announced
    // Cut very long names first, so that they take no time.
    .slice(0, 1000)
    .replace(unseen, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(stacked, '$1')
    .trim()
  // Counting graphemes is slow, and a text has at most as many graphemes as characters.
  if (name.length <= longest) return name
  return graphemes(name).slice(0, longest).join('').trim()
}
