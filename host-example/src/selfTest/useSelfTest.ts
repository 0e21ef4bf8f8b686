import { useEffect, useState } from 'react'
import type { SelfTestReport } from 'walletdock/host/selfTest'
import { runSelfTest } from './runSelfTest'

type Outcome =
  | { readonly report: SelfTestReport; readonly error?: never }
  | { readonly error: string; readonly report?: never }

/** The self-test of this visit: runs at once, and again when it is asked to. */
export function useSelfTest() {
  const [round, setRound] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    // Named, so that the linter sees what makes it run anew.
    const isLatest = { of: round, still: true }
    const show = (next: Outcome) => isLatest.still && setOutcome(next)
    runSelfTest().then(
      (report) => show({ report }),
      (thrown: unknown) =>
        show({
          error: thrown instanceof Error ? thrown.message : String(thrown),
        }),
    )
    return () => {
      isLatest.still = false
    }
  }, [round])

  return {
    outcome,
    again: () => {
      setOutcome(undefined)
      setRound((before) => before + 1)
    },
  }
}
