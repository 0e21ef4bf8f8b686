import { useEffect, useState } from 'react'
import type { Arrival } from './arrival'

/** Waits for something on its way; `retry` asks again for what did not come. */
export function useArrival<T>(arrival: Arrival<T>) {
  const [value, setValue] = useState(arrival.get)
  const [tries, setTries] = useState(0)
  const [failedAt, setFailedAt] = useState<number>()

  useEffect(() => {
    let isShown = true
    arrival.load().then(
      (arrived) => isShown && setValue(() => arrived),
      () => isShown && setFailedAt(tries),
    )
    return () => {
      isShown = false
    }
  }, [arrival, tries])

  return {
    value,
    failed: value === undefined && failedAt === tries,
    retry: () => setTries(tries + 1),
  }
}
