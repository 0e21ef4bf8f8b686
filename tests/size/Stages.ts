/** A file that a page asked for. */
export type Download = {
  /** Path on its origin, without query. */
  readonly path: string
  readonly from: 'remote' | 'host'
  /** gzip -9, in bytes. */
  readonly bytes: number
}

/** What pages asked for, by the moment that made them ask. */
export type Stages = {
  /** Opening /thin, until the button works. */
  readonly thinPage: readonly Download[]
  /** Pointing at the button. */
  readonly intent: readonly Download[]
  readonly connectDialog: readonly Download[]
  readonly accountDialog: readonly Download[]
  readonly networkDialog: readonly Download[]
  /** Opening /thin with a session to resume, until the account shows. */
  readonly resumedPage: readonly Download[]
  /** gzip -9 of the built host kit, in bytes. */
  readonly hostKit: number
}
