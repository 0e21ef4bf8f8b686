import { withGuide } from './withGuide'

/** Logs an unexpected error. Browsers already log files that fail to load. */
export function reportInternalError(thrown: unknown): void {
  if (!(thrown instanceof Error && thrown.name === 'ChunkLoadError'))
    console.error(
      withGuide(
        'Walletdock: an internal error occurred.',
        'other-messages-in-the-console',
      ),
      thrown,
    )
}
