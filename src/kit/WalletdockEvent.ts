import type { ModuleName } from '../remote/container/WalletdockModules'
import type { WalletEvent } from '../remote/exposes/events'
import type { LoadFailureReason } from './LoadFailure'
import type { LoadResult } from './LoadResult'

type Loaded = LoadResult<ModuleName> & { readonly ok: true }

/** Result of a load. */
export type LoadEvent =
  | {
      /** Walletdock has loaded. Reported once, even if several parts of the page share the load. */
      readonly type: 'loaded'
      /** Version of the product. */
      readonly version: string
      /** API version of the exposed modules. */
      readonly contract: string
      readonly mode: Loaded['mode']
      /** Duration of the load in milliseconds. */
      readonly tookMs: number
    }
  | {
      /** Walletdock did not load, or has crashed. The page shows its fallback. */
      readonly type: 'fallback'
      readonly reason: LoadFailureReason
      /** Duration of the failed load in milliseconds. `undefined` if Walletdock had loaded and then crashed. */
      readonly tookMs?: number
    }

/** Event that is reported to the host. It contains no personal data. All events of one load have the same `trace`. */
export type WalletdockEvent = (LoadEvent | WalletEvent) & {
  /** Random id of the load that the event belongs to. The id is not stored or used for anything else. */
  readonly trace: string
  /** Time of the event, in milliseconds since the page started to load. @see Performance.now */
  readonly atMs: number
}
