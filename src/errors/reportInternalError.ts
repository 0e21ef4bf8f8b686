import { withGuide } from './withGuide'

/**
 * Logs an unexpected error for developers, for example because of two versions of React on one page. Skips files that
 * fail to load, because browsers already log them.
 */
export function reportInternalError(thrown: unknown): void {
  if (Object(thrown).name !== 'ChunkLoadError')
    console.error(
      withGuide(
        'Walletdock: an internal error occurred.',
        'other-messages-in-the-console',
      ),
      thrown,
    )
}
