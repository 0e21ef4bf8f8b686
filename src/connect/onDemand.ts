/** Something that is fetched once it is needed, and kept. */
export type OnDemand<T> = {
  /** `undefined` until it has arrived. */
  get(): T | undefined
  /** Rejects when it does not arrive; the next call asks again. */
  load(): Promise<T>
}

/** Fetches with the first `load`, once for all who ask. */
export function onDemand<T>(fetch: () => Promise<T>): OnDemand<T> {
  let value: T | undefined
  let coming: Promise<T> | undefined
  return {
    get: () => value,
    load() {
      coming ??= fetch().then(
        (arrived) => {
          value = arrived
          return arrived
        },
        (thrown) => {
          coming = undefined
          throw thrown
        },
      )
      return coming
    },
  }
}
