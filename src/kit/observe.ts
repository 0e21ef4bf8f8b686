import { guard } from '../platform/listeners'
import type { ModuleName } from '../remote/container/WalletdockModules'
import type { WalletEvent } from '../remote/exposes/events'
import type { LoadFailure, LoadFailureReason } from './LoadFailure'
import type { LoadOptions } from './LoadOptions'
import type { LoadResult } from './LoadResult'

export type { WalletEvent }

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
      /** Walletdock has loaded, but not from the first place. Its failure may be an attack. Reported after `loaded`. */
      readonly type: 'degraded'
      /** Why the first place failed, for example `untrusted` or `tampered`. */
      readonly reason: LoadFailureReason
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

type Load = (
  options: LoadOptions<ModuleName>,
) => Promise<LoadResult<ModuleName>>
type Loaded = LoadResult<ModuleName> & { readonly ok: true }

/** A load function that reports events, and the `onFailure` to pass to a boundary together with it. */
export type Observed<Given> = {
  /** Calls the original load function. */
  readonly load: Given
  /** Reports crashes after the load. */
  readonly onFailure: (failure: LoadFailure) => void
}

/** One load. If several parts of a page share a load, it is reported once. */
type Trace = { readonly id: string; isReported?: true }

/**
 * Wraps a load function so that it reports the result of each load, and the events of the visitor's wallet. If the
 * listener throws, the error is reported as uncaught, and loading continues. Remotes before version 1.2 of the contract
 * do not report wallet events.
 *
 * @param given `loadWalletdock` of `walletdock/host`, or `loadWithoutReact` of `walletdock/host/load`
 * @example
 * const { load, onFailure } = observe(loadWalletdock, ({ type, ...more }) => track(type, more))
 * <WalletdockBoundary load={() => load({ url })} onFailure={onFailure} config={config}>
 */
export function observe<Given extends Load>(
  given: Given,
  onEvent: (event: WalletdockEvent) => void,
): Observed<Given> {
  const traces = new Map<string, Trace>()
  let latest = newTrace()

  function report({ id }: Trace, event: Untraced) {
    const atMs = Math.round(performance.now())
    guard(() => onEvent({ ...event, trace: id, atMs }))
  }

  function watch(
    trace: Trace,
    { contract, url }: Loaded,
    options: Parameters<Load>[0],
  ) {
    if (!contract.exposes.includes('./events')) return
    // Load the module from the remote that runs already, without channels, hashes or other origins.
    const { channel: _c, publicKey: _k, integrity: _i, ...rest } = options
    const same = { ...rest, url, fallbackUrls: [] }
    given({ ...same, modules: ['./events'] }).then((events) => {
      if (events.ok)
        events.modules.onWalletEvent((event) => report(trace, event))
    })
  }

  const load: Load = async (options) => {
    const { url } = options
    const trace = traces.get(url) ?? newTrace()
    traces.set(url, trace)
    latest = trace
    const beganMs = performance.now()
    const result = await given(options)
    const tookMs = Math.round(performance.now() - beganMs)
    if (result.ok && !trace.isReported) {
      const { version, contract } = result.contract
      const about = { version, contract, mode: result.mode, tookMs }
      trace.isReported = true
      report(trace, { type: 'loaded', ...about })
      if (result.degraded)
        report(trace, { type: 'degraded', reason: result.degraded.reason })
      watch(trace, result, options)
    }
    // If several calls share a failed load, only the first one reports it. A retry gets a new trace.
    const forget = () => traces.get(url) === trace && traces.delete(url)
    if (result.ok)
      return {
        ...result,
        dispose() {
          // The next load is reported separately.
          forget()
          return result.dispose()
        },
      }
    if (trace.isReported || forget())
      report(trace, { type: 'fallback', reason: result.failure.reason, tookMs })
    return result
  }
  return {
    // `load` has the parameters and the result of `given`.
    load: load as Given,
    onFailure({ reason }) {
      if (reason === 'crashed') report(latest, { type: 'fallback', reason })
    },
  }
}

type Untraced = WalletdockEvent extends infer Event
  ? Event extends WalletdockEvent
    ? Omit<Event, 'trace' | 'atMs'>
    : never
  : never

function newTrace(): Trace {
  return { id: Math.random().toString(36).slice(2) }
}
