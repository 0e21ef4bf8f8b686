import type { Mounted } from '../../exposes/mount'
import type { Wallet } from '../../exposes/useWallet'
import { LoadFailure } from '../LoadFailure'
import type { LoadResult } from '../LoadResult'

/** Remotes before version 1.3 of the contract report no crash. */
export type MountedByAny = Omit<Mounted, 'onFailure'> &
  Partial<Pick<Mounted, 'onFailure'>>

type News = {
  readonly loaded: Omit<
    Extract<LoadResult<'./mount'>, { ok: true }>,
    'ok' | 'modules'
  >
  readonly failed: LoadFailure
  readonly changed: Wallet
}

/**
 * What `<wallet-dock>` reports to its page: each event bubbles, with this as its `detail`. Each comes under two names,
 * because some frameworks cannot listen to a name with a colon.
 */
export type WalletDockEvents = {
  readonly [Name in keyof News as
    | `walletdock-${Name}`
    | `walletdock:${Name}`]: News[Name]
}

/** Dispatches it under both names. */
export function tellPage<Name extends keyof News>(
  element: HTMLElement,
  name: Name,
  detail: News[Name],
): void {
  for (const type of [`walletdock-${name}`, `walletdock:${name}`])
    element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }))
}

/** A wrong configuration or an error while rendering, in the words of that error. */
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
