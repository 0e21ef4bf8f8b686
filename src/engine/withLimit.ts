/** A wait beyond its limit. Named like viem's, so that both are shown alike. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/**
 * Waits for an answer, but not forever.
 * @param limitMs in milliseconds
 * @throws an error named `TimeoutError` when the limit passes first
 */
export function withLimit<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimeoutError(`No answer within ${limitMs} ms.`)),
      limitMs,
    )
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
