import { useEffect, useState } from 'react'
import type { OnDemand } from './onDemand'

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
