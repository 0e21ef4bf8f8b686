/** Something that is fetched once, when it is first needed; after a failure, the next call fetches it again. */
export type OnDemand<T> = {
  /** What was fetched, so that showing it again need not wait. */
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
