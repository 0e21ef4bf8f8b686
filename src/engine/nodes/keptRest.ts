import { pageStorage } from '../../platform/storage/storage.initial'
import type { Rest } from './restAfter'

/**
 * Longest valid backoff, in milliseconds. A longer one in storage is ignored, for example after the clock was changed.
 */
const longestMs = 6 * 60_000

/** The stored backoff of one node, shared by all tabs of this origin. */
export function keptRest(node: string) {
  const key = `walletdock.rest.${node}`

  return {
    /** Returns the stored text. If it differs later, another tab has changed it. */
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
    // A backoff that starts in the future was stored before the clock was set back, and would last that much longer.
    const isRest =
      fromMs <= nowMs && untilMs < nowMs + longestMs && refusals > 0
    return isRest ? { fromMs, untilMs, refusals } : undefined
  } catch {
    // Storage may contain any text. Invalid text counts as no backoff.
    return undefined
  }
}
