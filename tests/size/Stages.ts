/** A file that a page requested. */
export type Download = {
  /** Path on its origin, without query. */
  readonly path: string
  readonly from: 'remote' | 'host'
  /** gzip -9, in bytes. */
  readonly bytes: number
  /** The dialog whose view is in the file. */
  readonly dialog?: 'connect' | 'account' | 'network' | undefined
  /** Whether the file belongs to the dialogs: their frame, their messages, the list of wallets. */
  readonly isOfDialogs?: boolean | undefined
  /** Whether the file draws the codes that phones scan. */
  readonly drawsCodes?: boolean | undefined
}

/** The requests of pages, by the moment that caused them. */
export type Stages = {
  /** Opening /thin, until the button works. */
  readonly thinPage: readonly Download[]
  /** The same without Save-Data, with the files that are loaded before a tap while the page is idle. */
  readonly idlePage: readonly Download[]
  /** Pointing at the button. */
  readonly intent: readonly Download[]
  readonly connectDialog: readonly Download[]
  /** Choosing a wallet, until account, name and balance are shown. */
  readonly connected: readonly Download[]
  readonly accountDialog: readonly Download[]
  readonly networkDialog: readonly Download[]
  /** The additional files when the account dialog opens with recent transactions. */
  readonly recentTransactions: readonly Download[]
  /** The additional files when the account dialog opens with the host's tokens. */
  readonly tokenList: readonly Download[]
  /** The additional files when a wallet is chosen on a page that requires sign-in. */
  readonly signIn: readonly Download[]
  /** The files that are loaded before a tap while the visitor reads the list of wallets, without Save-Data. */
  readonly whileReading: readonly Download[]
  /** Choosing a wallet on a phone, until everything for its code is loaded. */
  readonly phone: readonly Download[]
  /** Opening /thin with a stored session, until the account is shown. */
  readonly resumedPage: readonly Download[]
  /** All files of Walletdock except those of the button, on a page that shares wagmi, until a wallet is connected. */
  readonly sharedWagmi: readonly Download[]
  /** Opening a page that loads Walletdock by `remotes:`, until the button works. */
  readonly remotesPage: readonly Download[]
  /** The sample host's own files of /federated. */
  readonly federatedPage: readonly Download[]
  /** gzip -9 of the built host kit, in bytes. */
  readonly hostKit: number
  /** The language with the largest download. */
  readonly language: Pick<Download, 'path' | 'bytes'>
}
