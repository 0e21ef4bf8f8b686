import type { Transport } from '../Wallet'

/** A wallet of the catalogue. Contains only data that its vendor has published. */
export type KnownWallet = {
  readonly id: string
  readonly name: string
  readonly shortName?: string
  /** Background of its icon, `#rgb` or `#rrggbb`. */
  readonly color: string
  /** Accent colour of its pages, if `color` has too little contrast. @default color */
  readonly accent?: string
  /** @see EIP-6963 */
  readonly rdns?: readonly string[]
  /**
   * Flag of the provider in `window.ethereum`. Only set if announced providers have it too, because those without it
   * count as impostors.
   */
  readonly injectedFlag?: string
  readonly transports: readonly Transport[]
  /**
   * Prefix of the app's link before the pairing URI. On a system without a prefix, the link is the URI itself. If the
   * vendor has registered only a scheme, the prefix ends with `wc?uri=`.
   * @see https://github.com/reown-com/appkit/blob/main/packages/controllers/src/utils/CoreHelperUtil.ts
   */
  readonly links?: { readonly ios?: string; readonly android?: string }
  /** The same prefix for a QR code. */
  readonly code?: string
  /** The vendor's page about the wallet, with downloads. */
  readonly site: string
  /** Page of its phone app, for systems without a store page. */
  readonly mobile?: string
  /** Package name in Google Play. */
  readonly android?: string
  /** Number in the App Store. */
  readonly ios?: string
  /** Id in the Chrome Web Store. */
  readonly chrome?: string
  /** Id in Edge's store. */
  readonly edge?: string
  /** Slug at addons.mozilla.org. */
  readonly firefox?: string
  /** Slug at addons.opera.com. */
  readonly opera?: string
  /** Page of its desktop app. */
  readonly desktop?: string
}
