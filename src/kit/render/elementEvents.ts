import type { Wallet } from '../../remote/exposes/useWallet'
import { LoadFailure } from '../LoadFailure'
import type { LoadResult } from '../LoadResult'

type ElementEvents = {
  readonly loaded: Omit<
    Extract<LoadResult<'./mount'>, { ok: true }>,
    'ok' | 'modules'
  >
  readonly failed: LoadFailure
  readonly changed: Wallet
}

/** The `detail` of each event of `<wallet-dock>`. The events bubble. */
export type WalletDockEvents = {
  readonly [Name in keyof ElementEvents as `walletdock-${Name}`]: ElementEvents[Name]
}

/** Dispatches an event, such as `walletdock-loaded`. */
export function emitElementEvent<Name extends keyof ElementEvents>(
  element: HTMLElement,
  name: Name,
  detail: ElementEvents[Name],
): void {
  element.dispatchEvent(
    new CustomEvent(`walletdock-${name}`, { detail, bubbles: true }),
  )
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
