import type { Wallet } from '../../remote/exposes/useWallet'
import { LoadFailure } from '../LoadFailure'
import type { LoadResult } from '../LoadResult'

/** The `detail` of each event of `<wallet-dock>`. The events bubble. */
export type WalletDockEvents = {
  readonly 'walletdock-loaded': Omit<
    Extract<LoadResult<'./mount'>, { ok: true }>,
    'ok' | 'modules'
  >
  readonly 'walletdock-failed': LoadFailure
  readonly 'walletdock-changed': Wallet
}

/** Emits an event. A failure that no listener cancels is also written to the console. */
export function emitElementEvent<Name extends keyof WalletDockEvents>(
  element: HTMLElement,
  name: Name,
  detail: WalletDockEvents[Name],
): void {
  const options = { detail, bubbles: true, cancelable: true }
  const isUnheard = element.dispatchEvent(new CustomEvent(name, options))
  if (isUnheard && name === 'walletdock-failed') console.error(detail)
}

/** Returns a failure for an invalid configuration or a rendering error. Its message contains the error's message. */
export function asCrash(error: unknown): LoadFailure {
  const what = error instanceof Error ? error.message : String(error)
  return new LoadFailure('crashed', `<wallet-dock> stopped: ${what}`, error)
}

declare global {
  interface GlobalEventHandlersEventMap {
    'walletdock-loaded': CustomEvent<WalletDockEvents['walletdock-loaded']>
    'walletdock-failed': CustomEvent<WalletDockEvents['walletdock-failed']>
    'walletdock-changed': CustomEvent<WalletDockEvents['walletdock-changed']>
  }
}
