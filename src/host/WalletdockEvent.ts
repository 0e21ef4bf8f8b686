import type { WalletEvent } from '../exposes/events'
import type { LoadFailureReason } from './LoadFailure'
import type { LoadResult } from './LoadResult'
import type { ModuleName } from './WalletdockModules'

type Loaded = LoadResult<ModuleName> & { readonly ok: true }

/** What has become of loading. */
export type LoadEvent =
  | {
      /** The wallet is there; once, however many parts of the page share the load. */
      readonly type: 'loaded'
      /** Version of the product. */
      readonly version: string
      /** Version of the exposed surface. */
      readonly contract: string
      readonly mode: Loaded['mode']
      /** Since it was asked for, in milliseconds. */
      readonly tookMs: number
    }
  | {
      /** There is none, or it has stopped: the page shows what it shows then. */
      readonly type: 'fallback'
      readonly reason: LoadFailureReason
      /** Since it was asked for, in milliseconds; missing when it had loaded and has stopped. */
      readonly tookMs?: number
    }

/**
 * Everything that is reported to a host, by its `type`, without personal data. Every event of one load has that load's
 * `trace`.
 */
export type WalletdockEvent = (LoadEvent | WalletEvent) & {
  /** The load that it belongs to: a random text, of no meaning elsewhere. */
  readonly trace: string
  /** When, in milliseconds since the page began. @see Performance.now */
  readonly atMs: number
}
