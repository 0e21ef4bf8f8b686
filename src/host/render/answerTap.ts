import type { Wallet } from '../../exposes/useWallet'

/** What a visitor did with the stand-in: it has the focus, or was pressed. */
export type Tap = 'focus' | 'open'

/**
 * Gives the button that has come the focus that its stand-in had, and opens the dialog that was asked for. Whoever is
 * connected has nothing to connect.
 * @param place holds the button
 * @returns what is still to be answered: ask again when the wallet has changed, and it is known who is connected
 */
export function answerTap(
  tap: Tap | undefined,
  place: Element | null | undefined,
  { status, open }: Partial<Wallet> = {},
): Tap | undefined {
  if (!tap || status === 'loading') return tap
  place
    ?.querySelector('[data-walletdock]')
    ?.shadowRoot?.querySelector('button')
    ?.focus({ preventScroll: true })
  if (tap === 'open') open?.('connect')
  return undefined
}
