import { withGuide } from './withGuide'

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
        `Another part of this page has configured Walletdock first. Ignored in this part: ${options.join(', ')}.\nUse the same configuration in all parts of the page, or leave out options that only another part needs to set.`,
        'the-configuration-is-wrong',
      ),
    )
  }
}
