/** Layout of a dialog. `mobile` is for phones and narrow tablets. Wide tablets have a desktop layout. */
export type Layout = 'wide' | 'compact' | 'mobile'

/** Values from outside the session that the reducers need. */
export type Facts = {
  readonly layout: Layout
  /** Ids of the chains that the host configured. */
  readonly chainIds: readonly number[]
}
