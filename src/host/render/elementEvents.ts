import type { Mounted } from '../../exposes/mount'
import type { Wallet } from '../../exposes/useWallet'
import { LoadFailure } from '../LoadFailure'
import type { LoadResult } from '../LoadResult'

/** A mounted button of any release. Remotes before version 1.3 of the contract do not report crashes. */
export type MountedByAny = Omit<Mounted, 'onFailure'> &
  Partial<Pick<Mounted, 'onFailure'>>

type ElementEvents = {
  readonly loaded: Omit<
    Extract<LoadResult<'./mount'>, { ok: true }>,
    'ok' | 'modules'
  >
  readonly failed: LoadFailure
  readonly changed: Wallet
}

/**
 * The `detail` of each event of `<wallet-dock>`. The events bubble. Each event is dispatched with two names, because
 * some frameworks cannot listen to names with a colon.
 */
export type WalletDockEvents = {
  readonly [Name in keyof ElementEvents as
    | `walletdock-${Name}`
    | `walletdock:${Name}`]: ElementEvents[Name]
}

/** Dispatches an event with both of its names. */
export function emitElementEvent<Name extends keyof ElementEvents>(
  element: HTMLElement,
  name: Name,
  detail: ElementEvents[Name],
): void {
  for (const type of [`walletdock-${name}`, `walletdock:${name}`])
    element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }))
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
