import type { Transport } from '../Wallet'

/** A wallet of the catalogue as its file says it: what its maker publishes, nothing guessed. Plain data. */
export type KnownWallet = {
  readonly id: string
  readonly name: string
  readonly shortName?: string
  /** Behind its mark, `#rgb` or `#rrggbb`. */
  readonly color: string
  /** Of its pages, where `color` would not be seen. @default color */
  readonly accent?: string
  /** @see EIP-6963 */
  readonly rdns?: readonly string[]
  /** Only one that `window.ethereum` itself has: an announced provider without it is taken for another's. */
  readonly injectedFlag?: string
  readonly transports: readonly Transport[]
  /**
   * What its app's link has before the pairing URI; a system without one is given the URI itself. Where the maker has
   * registered a scheme alone, `wc?uri=` follows it.
   * @see https://github.com/reown-com/appkit/blob/main/packages/controllers/src/utils/CoreHelperUtil.ts
   */
  readonly links?: { readonly ios?: string; readonly android?: string }
  /** The same for a code that a phone scans. */
  readonly code?: string
  /** Where its maker offers it, and tells about it. */
  readonly site: string
  /** Page of its phone app, where a store has none for a system. */
  readonly mobile?: string
  /** Package in Google Play. */
  readonly android?: string
  /** Number in the App Store. */
  readonly ios?: string
  /** Id in the Chrome Web Store. */
  readonly chrome?: string
  /** Id in Edge's store. */
  readonly edge?: string
  /** Its name in the address at addons.mozilla.org. */
  readonly firefox?: string
  /** Its name in the address at addons.opera.com. */
  readonly opera?: string
  /** Page of its desktop app. */
  readonly desktop?: string
}
