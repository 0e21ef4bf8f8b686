import { useEffect, useState } from 'react'
import type { SelfTestReport } from 'walletdock/host/selfTest'
import { runSelfTest } from './runSelfTest'

type Outcome =
  | { readonly report: SelfTestReport; readonly error?: never }
  | { readonly error: string; readonly report?: never }

/** Runs the self-test at once, and again when `again` is called. */
export function useSelfTest() {
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    if (outcome) return
    let isWanted = true
    const show = (found: Outcome) => isWanted && setOutcome(found)
    runSelfTest().then(
      (report) => show({ report }),
      (thrown: unknown) =>
        show({
          error: thrown instanceof Error ? thrown.message : String(thrown),
        }),
    )
    return () => {
      isWanted = false
    }
  }, [outcome])

  return { outcome, again: () => setOutcome(undefined) }
}
