import { useEffect, useState } from 'react'
import type { OnDemand } from './onDemand'

/** Fetches something on demand, if anything, and renders again once it is there; `retry` repeats a failed fetch. */
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

  // Read in each rendering, so that nothing is returned that belongs to an earlier `wanted`.
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
