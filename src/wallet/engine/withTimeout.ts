import { TimeoutError } from '../../errors/engineErrors'

/**
 * Settles like the promise, or rejects after a timeout.
 * @param limitMs in milliseconds
 * @throws an error named `TimeoutError` if the time limit passes first
 */
export function withTimeout<T>(
  answer: Promise<T>,
  limitMs: number,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimeoutError(`No answer within ${limitMs} ms.`)),
      limitMs,
    )
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
