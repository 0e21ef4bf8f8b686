import { LoadFailure } from '../LoadFailure'

export type TimeLimit = ReturnType<typeof timeLimit>

/**
 * A time that work may take, and a signal that aborts when it is over.
 * @param ms limit until `extend` is called
 * @param allMs limit from then on, both in milliseconds from now
 */
export function timeLimit(ms: number, allMs: number, url: string) {
  const limit = new AbortController()
  const { signal } = limit
  const begin = performance.now()
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
    /** The work's result, unless the time is over first. */
    within: <Result>(work: Promise<Result>): Promise<Result> =>
      Promise.race([work, over]),
    /** Gives the work all the time that there is. */
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
