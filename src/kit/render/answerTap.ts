import type { Wallet } from '../../remote/exposes/useWallet'

/**
 * A visitor's action on the stand-in. The visitor has focused it, or has pressed it while its label was an offer to
 * connect (`open`) or the visitor's account (`account`).
 */
export type Tap = 'focus' | 'open' | 'account'

/**
 * Moves the focus of the stand-in to the button that replaces it. If the stand-in was pressed, opens the connect
 * dialog, which does nothing for connected visitors, or the account dialog.
 * @param place element that contains the button
 * @returns the action if the wallet is still loading, so that the caller tries again when the wallet changes;
 * `undefined` once the action is handled
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
  if (tap === 'account' && status === 'connected') open?.('account')
  // If the wallet is gone by now, the button offers to connect.
  else if (tap !== 'focus') open?.('connect')
  return undefined
}
