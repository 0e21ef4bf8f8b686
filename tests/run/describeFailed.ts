import type { TimedRun } from '../specification/readReport'

/** Returns the failed tests, each with the first line of its error, for readers who only see the end of a run. Pure. */
export function describeFailed(tests: readonly TimedRun[]): readonly string[] {
  return tests
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap(({ name, why }) => [`  ${name}`, ...(why ? [`    ${why}`] : [])])
}
