/** How Walletdock runs beside a page's own libraries. */
export type Mode =
  /** On the page's React, and on its wagmi where it shares one. */
  | 'shared'
  /** On the page's React; the page's own wagmi is handed Walletdock's config. */
  | 'handoff'
  /** On a React of its own, mounted into the page. */
  | 'isolated'

/** A mode, and what decided it. */
export type Choice = {
  readonly mode: Mode
  /** A sentence for developers. */
  readonly why: string
}
