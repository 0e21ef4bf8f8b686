import { useEffect, useState } from 'react'
import type { OnDemand } from './onDemand'

/** Fetches something on demand, if anything, and renders again once it is there; `retry` repeats a failed fetch. */
export function useOnDemand<T>(wanted: OnDemand<T> | undefined) {
  const [value, setValue] = useState(wanted?.get)
  const [tries, setTries] = useState(0)
  const [failedAt, setFailedAt] = useState<number>()

  useEffect(() => {
    let isShown = true
    wanted?.load().then(
      (arrived) => isShown && setValue(() => arrived),
      () => isShown && setFailedAt(tries),
    )
    return () => {
      isShown = false
    }
  }, [wanted, tries])

  return {
    value,
    failed: value === undefined && failedAt === tries,
    retry: () => setTries(tries + 1),
  }
}
