/**
 * Layout of a dialog. `mobile` is for phones and narrow tablets. A tablet with room for two panes has a desktop layout.
 */
export type Layout = 'wide' | 'compact' | 'mobile'

/** The data that decides which steps the dialog has for a wallet. */
export type WalletFacts = {
  /** False if the visitor must install the wallet before connecting it. */
  readonly ready: boolean
  /** The cards of the step DOWNLOAD_OPTIONS. Without any card, the step does not exist. */
  readonly hasExtensionDownload: boolean
  readonly hasMobileDownload: boolean
  readonly hasDesktopDownload?: boolean | undefined
  readonly hasQrInstructions: boolean
  readonly hasExtensionInstructions: boolean
  readonly hasDesktopInstructions: boolean
}

/** Values from outside the session that the reducers need. */
export type Facts = {
  readonly layout: Layout
  /** Ids of the chains that the host configured. */
  readonly chainIds: readonly number[]
  /** Returns `undefined` for an id that is not in the list. */
  readonly wallet: (id: string) => WalletFacts | undefined
}
