import { useEffect, useState } from 'react'

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

/** Loads a value, if there is one to load, and renders again once it has loaded. `retry` repeats a failed load. */
export function useOnDemand<T>(wanted: OnDemand<T> | undefined) {
  const [, setArrived] = useState(wanted?.get)
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState<{
    readonly wanted: OnDemand<T>
    readonly tries: number
  }>()

  useEffect(() => {
    let isShown = true
    wanted?.load().then(
      (arrived) => isShown && setArrived(() => arrived),
      () => isShown && setFailed({ wanted, tries }),
    )
    return () => {
      isShown = false
    }
  }, [wanted, tries])

  // Read in each render, so that the value of an earlier `wanted` is never returned.
  const value = wanted?.get()
  return {
    value,
    failed:
      value === undefined &&
      failed?.wanted === wanted &&
      failed?.tries === tries,
    retry: () => setTries(tries + 1),
  }
}
