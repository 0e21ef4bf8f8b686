/** A value that is loaded once, when it is first needed. After a failure, the next call loads it again. */
export type OnDemand<T> = {
  /** Returns the loaded value, so that callers need not wait if there is one. */
  get(): T | undefined
  load(): Promise<T>
}

export function onDemand<T>(fetch: () => Promise<T>): OnDemand<T> {
  let arrived: T | undefined
  let pending: Promise<T> | undefined
  return {
    get: () => arrived,
    load() {
      pending ??= fetch().then(
        (value) => {
          arrived = value
          return value
        },
        (thrown) => {
          pending = undefined
          throw thrown
        },
      )
      return pending
    },
  }
}
