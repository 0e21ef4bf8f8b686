import { LoadFailure } from '../LoadFailure'

export type TimeLimit = ReturnType<typeof timeLimit>

/**
 * Creates a time limit, with a signal that aborts when the time is over.
 * @param ms limit until `extend` is called, in milliseconds from now
 * @param allMs limit after `extend` is called, in milliseconds from now
 */
export function timeLimit(ms: number, allMs: number, url: string) {
  const begin = performance.now()
  const limit = new AbortController()
  const { signal } = limit
  const endAfter = (limitMs: number) =>
    setTimeout(
      () => {
        const message = `${url} did not load within ${Math.round(limitMs)} ms.`
        limit.abort(new LoadFailure('timed-out', message))
      },
      begin + limitMs - performance.now(),
    )
  /** Undefined once the work is over. */
  let timer: ReturnType<typeof endAfter> | undefined = endAfter(ms)
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  return {
    signal,
    /** Settles like `work`, or rejects when the time is over. */
    within: <Result>(work: Promise<Result>): Promise<Result> =>
      Promise.race([work, over]),
    extend: () => {
      if (!timer) return
      clearTimeout(timer)
      timer = endAfter(allMs)
    },
    end: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
