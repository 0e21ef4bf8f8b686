/** The way in which Walletdock runs beside a page's own libraries. */
export type Mode =
  /** On the page's React, and on its wagmi if the page shares one. */
  | 'shared'
  /** On the page's React. Walletdock passes its config to the page's own wagmi. */
  | 'handoff'
  /** On Walletdock's own React, mounted into the page. */
  | 'isolated'

/** A mode, and the reason for it. */
export type Choice = {
  readonly mode: Mode
  /** Reason for the mode, as a sentence for developers. */
  readonly why: string
}
