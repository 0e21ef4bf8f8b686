/** Form of a dialog. `mobile` is for phones and narrow tablets; a tablet with room for two panes has a desktop's. */
export type Layout = 'wide' | 'compact' | 'mobile'

/** Which pages a wallet has. */
export type WalletFacts = {
  /** False when choosing it leads to getting it first. */
  readonly ready: boolean
  /** Cards that DOWNLOAD_OPTIONS would show; the page exists when there is one. */
  readonly hasExtensionDownload: boolean
  readonly hasMobileDownload: boolean
  readonly hasDesktopDownload?: boolean | undefined
  readonly hasQrInstructions: boolean
  readonly hasExtensionInstructions: boolean
  readonly hasDesktopInstructions: boolean
}

/** What the rules need to know of the world outside the session. */
export type Facts = {
  readonly layout: Layout
  /** Ids of the chains that the host configured. */
  readonly chainIds: readonly number[]
  /** `undefined` for an id that is not in the list. */
  readonly wallet: (id: string) => WalletFacts | undefined
}
