import { pageStorage } from '../../platform/storage/storage.initial'
import type { Backoff } from './backoffAfter'

/**
 * Longest valid backoff, in milliseconds. A longer one in storage is ignored, for example after the clock was changed.
 */
const longestMs = 6 * 60_000

/** The stored backoff of one node, shared by all tabs of this origin. */
export function storedBackoff(node: string) {
  const key = `walletdock.rest.${node}`

  return {
    /** Returns the stored text. If it differs later, another tab has changed it. */
    mark: () => pageStorage.get(key),
    load: () => parseBackoff(pageStorage.get(key)),
    save: (backoff: Backoff) => pageStorage.set(key, JSON.stringify(backoff)),
    remove: () => pageStorage.remove(key),
  }
}

function parseBackoff(text: string | null): Backoff | undefined {
  try {
    const { fromMs, untilMs, refusals, isUnexplained } = JSON.parse(
      text ?? '{}',
    )
    const nowMs = Date.now()
    // A backoff that starts in the future was stored before the clock was set back, and would last that much longer.
    const isBackoff =
      fromMs <= nowMs && untilMs < nowMs + longestMs && refusals > 0
    return isBackoff
      ? { fromMs, untilMs, refusals, isUnexplained: isUnexplained === true }
      : undefined
  } catch {
    // Storage may contain any text. Invalid text counts as no backoff.
    return undefined
  }
}
