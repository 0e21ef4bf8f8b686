/** A file that a page requested. */
export type Download = {
  /** Path on its origin, without query. */
  readonly path: string
  readonly from: 'remote' | 'host'
  /** gzip -9, in bytes. */
  readonly bytes: number
  /** The dialog whose view is in the file. */
  readonly dialog?: 'connect' | 'account' | 'network' | undefined
  /** Whether it belongs to the dialogs: their frame, their messages, the list of wallets. */
  readonly isOfDialogs?: boolean | undefined
  /** Whether it draws the codes that phones scan. */
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
  /** Opening the account dialog with recent transactions: the additional files. */
  readonly recentTransactions: readonly Download[]
  /** Opening the account dialog with the host's tokens: the additional files. */
  readonly tokenList: readonly Download[]
  /** Choosing a wallet on a page that requires sign-in: the additional files. */
  readonly signIn: readonly Download[]
  /** Reading the list of wallets without Save-Data: the files that are loaded before a tap. */
  readonly whileReading: readonly Download[]
  /** Choosing a wallet on a phone, until everything for its code is loaded. */
  readonly phone: readonly Download[]
  /** Opening /thin with a stored session, until the account is shown. */
  readonly resumedPage: readonly Download[]
  /** A page that shares wagmi, until a wallet is connected: all files of Walletdock except those of the button. */
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
