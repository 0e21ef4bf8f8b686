import type { TimedRun } from '../specification/readReport'

/** The tests that failed, each with the first line of why, for whoever sees only the end of a run. Pure. */
export function describeFailed(tests: readonly TimedRun[]): readonly string[] {
  return tests
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap(({ name, why }) => [`  ${name}`, ...(why ? [`    ${why}`] : [])])
}
