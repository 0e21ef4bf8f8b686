import type { LoadFailure } from './LoadFailure'
import type { LoadOptions } from './LoadOptions'
import type { LoadResult } from './LoadResult'
import type { LoadEvent, WalletdockEvent } from './WalletdockEvent'
import type { ModuleName } from './WalletdockModules'

export type { WalletEvent } from '../exposes/events'
export type { LoadEvent, WalletdockEvent }

type Load = (
  options: LoadOptions<ModuleName>,
) => Promise<LoadResult<ModuleName>>
type Loaded = LoadResult<ModuleName> & { readonly ok: true }

/** A load function that reports, and the `onFailure` to give to a boundary with it. */
export type Observed<Given> = {
  /** Loads as the given one does. */
  readonly load: Given
  /** Reports what fails later, too. */
  readonly onFailure: (failure: LoadFailure) => void
}

/** One load; parts of a page that share it are reported once. */
type Trace = { readonly id: string; isTold?: true }

/**
 * Makes a load function that reports what becomes of it, and of the visitor's wallet. What the listener throws is
 * reported as uncaught, and stops nothing else. Remotes before version 1.2 of the contract report loading only.
 *
 * @param given `loadWalletdock`, of `walletdock/host` or `walletdock/host/load`
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

  function tell({ id }: Trace, event: Untraced) {
    try {
      onEvent({ ...event, trace: id, atMs: Math.round(performance.now()) })
    } catch (thrown) {
      reportError(thrown)
    }
  }

  function watch(trace: Trace, { contract, url }: Loaded, options: Options) {
    if (!contract.exposes.includes('./events')) return
    // From where it runs already: no other place is asked.
    const { channel: _c, publicKey: _k, integrity: _i, ...rest } = options
    const same = { ...rest, url, fallbackUrls: [] }
    given({ ...same, modules: ['./events'] }).then((events) => {
      if (events.ok) events.modules.onWalletEvent((event) => tell(trace, event))
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
    if (result.ok && !trace.isTold) {
      const { mode, contract } = result
      const { version, contract: surface } = contract
      trace.isTold = true
      tell(trace, { type: 'loaded', version, contract: surface, mode, tookMs })
      watch(trace, result, options)
    }
    // Of those that share a failed load, the first one reports it; a retry is another load.
    const isFirst = () => traces.get(url) === trace && traces.delete(url)
    if (!result.ok && (trace.isTold || isFirst()))
      tell(trace, { type: 'fallback', reason: result.failure.reason, tookMs })
    return result
  }
  return {
    // It takes and gives what the given one does.
    load: load as Given,
    onFailure({ reason }) {
      if (reason === 'crashed') tell(latest, { type: 'fallback', reason })
    },
  }
}

type Options = LoadOptions<ModuleName>
type Untraced = WalletdockEvent extends infer Event
  ? Event extends WalletdockEvent
    ? Omit<Event, 'trace' | 'atMs'>
    : never
  : never

function newTrace(): Trace {
  return { id: Math.random().toString(36).slice(2) }
}
