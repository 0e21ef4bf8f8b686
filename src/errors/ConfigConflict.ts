/**
 * Another part of the page has set Walletdock up already, and differently: its configuration counts for all.
 * It breaks nothing. Reported to `onConflict`, never thrown.
 */
export class ConfigConflict extends Error {
  override readonly name = 'ConfigConflict'

  /** @param options names of the options that were passed over */
  constructor(readonly options: readonly string[]) {
    super(
      `Another part of this page has set Walletdock up first: its ${options.join(', ')} counts for all parts, not this one’s.\nGive all parts of the page one configuration, or leave out what this part need not decide.`,
    )
  }
}
