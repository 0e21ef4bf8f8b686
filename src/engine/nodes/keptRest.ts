import { pageStorage } from '../../platform/storage'
import type { Rest } from './restAfter'

/** No node is left alone for longer, whatever the clock does meanwhile. In milliseconds. */
const longestMs = 6 * 60_000

/** The rest of one node, for all tabs of this origin. */
export function keptRest(node: string) {
  const key = `walletdock.rest.${node}`

  return {
    /** As it was kept: anything else was changed from outside. */
    mark: () => pageStorage.get(key),
    read: () => readRest(pageStorage.get(key)),
    keep: (rest: Rest) => pageStorage.set(key, JSON.stringify(rest)),
    forget: () => pageStorage.remove(key),
  }
}

function readRest(kept: string | null): Rest | undefined {
  try {
    const { fromMs, untilMs, refusals } = JSON.parse(kept ?? '{}')
    const nowMs = Date.now()
    // A rest that has yet to begin is from before the clock was set back: it would last that much longer.
    const isRest =
      fromMs <= nowMs && untilMs < nowMs + longestMs && refusals > 0
    return isRest ? { fromMs, untilMs, refusals } : undefined
  } catch {
    // Anything may stand there: that is no rest.
    return undefined
  }
}
