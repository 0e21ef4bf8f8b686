import { TimeoutError } from '../../errors/engineErrors'

/** Settles like the promise, or rejects with an error named `TimeoutError`. @param limitMs in milliseconds */
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
