import { useEffect, useState } from 'react'
import type { OnDemand } from './onDemand'

/** Waits for something that comes on demand; `retry` asks again for what did not come. */
export function useOnDemand<T>(wanted: OnDemand<T>) {
  const [value, setValue] = useState(wanted.get)
  const [tries, setTries] = useState(0)
  const [failedAt, setFailedAt] = useState<number>()

  useEffect(() => {
    let isShown = true
    wanted.load().then(
      (arrived) => isShown && setValue(() => arrived),
      () => isShown && setFailedAt(tries),
    )
    return () => {
      isShown = false
    }
  }, [wanted, tries])

  return {
    value,
    hasFailed: value === undefined && failedAt === tries,
    retry: () => setTries(tries + 1),
  }
}
