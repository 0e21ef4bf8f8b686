import { withGuide } from './withGuide.initial'

/**
 * Another part of the page has already configured Walletdock differently. That configuration applies to all parts.
 * Nothing fails. Reported to `onConflict`, never thrown.
 */
export class ConfigConflict extends Error {
  override readonly name = 'ConfigConflict'

  /** @param options names of the options that are ignored */
  constructor(readonly options: readonly string[]) {
    super(
      withGuide(
        `Another part of this page has set Walletdock up first: its ${options.join(', ')} counts for all parts, not this one’s.\nGive all parts of the page one configuration, or leave out what this part need not decide.`,
        'the-configuration-is-wrong',
      ),
    )
  }
}
