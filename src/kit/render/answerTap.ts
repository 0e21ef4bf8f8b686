import type { Wallet } from '../../remote/exposes/useWallet'
import type { Pressed } from './drawPicture'

/**
 * A visitor's action on the stand-in. The visitor has focused it, or has pressed it while it was an offer to connect
 * (`open`), the visitor's account or the account's network.
 */
export type Tap = 'focus' | 'open' | Pressed

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
  { status, mayOpen, open }: Partial<Wallet> = {},
): Tap | undefined {
  const dialog = tap === 'account' || tap === 'network' ? tap : 'connect'
  // The dialogs of a restored account are available before its wallet has answered.
  const isReady = dialog !== 'connect' && mayOpen?.[dialog]
  if (!tap || (status === 'loading' && !isReady)) return tap
  const root = place?.querySelector('[data-walletdock]')?.shadowRoot
  const button =
    root?.querySelector<HTMLElement>(`[part=${dialog}-button]`) ??
    root?.querySelector('button')
  button?.focus({ preventScroll: true })
  if (tap === 'focus') return undefined
  // If the wallet is gone by now, the button offers to connect.
  open?.(isReady || status === 'connected' ? dialog : 'connect')
  return undefined
}
