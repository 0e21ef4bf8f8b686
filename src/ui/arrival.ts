/** Something fetched on demand, once; what failed is fetched again when it is asked for again. */
export type Arrival<T> = {
  /** What has arrived, so that a second showing need not wait. */
  get(): T | undefined
  load(): Promise<T>
}

export function arrival<T>(fetch: () => Promise<T>): Arrival<T> {
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
