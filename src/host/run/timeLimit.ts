import { LoadFailure } from '../LoadFailure'

export type TimeLimit = ReturnType<typeof timeLimit>

/**
 * Creates a time limit, with a signal that aborts when the time is over.
 * @param ms limit until `extend` is called, in milliseconds from `begin`
 * @param allMs limit after `extend` is called, in milliseconds from `begin`
 * @param begin when the time begins, as `performance.now()` returns it
 */
export function timeLimit(
  ms: number,
  allMs: number,
  url: string,
  begin = performance.now(),
) {
  const limit = new AbortController()
  const { signal } = limit
  const endAfter = (limitMs: number) =>
    setTimeout(
      () => {
        const message = `${url} did not load within ${Math.round(limitMs)} ms.`
        limit.abort(new LoadFailure('timed-out', message))
      },
      limitMs - (performance.now() - begin),
    )
  let timer = endAfter(ms)
  let isOver = false
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  return {
    signal,
    /** Settles like `work`, or rejects when the time is over. */
    within: <Result>(work: Promise<Result>): Promise<Result> =>
      Promise.race([work, over]),
    /** Extends the limit to `allMs`. */
    extend: () => {
      if (isOver) return
      clearTimeout(timer)
      timer = endAfter(allMs)
    },
    end: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}
