/** A file that a page asked for. */
export type Download = {
  /** Path on its origin, without query. */
  readonly path: string
  readonly from: 'remote' | 'host'
  /** gzip -9, in bytes. */
  readonly bytes: number
  /** The dialog whose view it is. */
  readonly dialog?: 'connect' | 'account' | 'network' | undefined
  /** Whether it is something of the dialogs: their frame, what they say, the list of wallets. */
  readonly isOfDialogs?: boolean | undefined
  /** Whether it draws the codes that phones scan. */
  readonly drawsCodes?: boolean | undefined
}

/** What pages asked for, by the moment that made them ask. */
export type Stages = {
  /** Opening /thin, until the button works. */
  readonly thinPage: readonly Download[]
  /** The same without Save-Data, with what comes ahead of a tap while the page is idle. */
  readonly idlePage: readonly Download[]
  /** Pointing at the button. */
  readonly intent: readonly Download[]
  readonly connectDialog: readonly Download[]
  /** Choosing a wallet, until account, name and balance are there. */
  readonly connected: readonly Download[]
  readonly accountDialog: readonly Download[]
  readonly networkDialog: readonly Download[]
  /** Opening the account dialog where it lists recent transactions: what comes besides. */
  readonly recentTransactions: readonly Download[]
  /** Opening the account dialog where the host tells tokens: what comes besides. */
  readonly tokenList: readonly Download[]
  /** Choosing a wallet where visitors sign in: what comes besides. */
  readonly signIn: readonly Download[]
  /** Reading the list of wallets without Save-Data: what comes ahead of a tap. */
  readonly whileReading: readonly Download[]
  /** Choosing a wallet that is on a phone, until everything for its code is there. */
  readonly phone: readonly Download[]
  /** Opening /thin with a session to resume, until the account shows. */
  readonly resumedPage: readonly Download[]
  /** Everything of Walletdock on a page that shares wagmi, until a wallet is connected: what comes besides the button. */
  readonly sharedWagmi: readonly Download[]
  /** gzip -9 of the built host kit, in bytes. */
  readonly hostKit: number
  /** The language that is the largest download. */
  readonly language: Pick<Download, 'path' | 'bytes'>
}
