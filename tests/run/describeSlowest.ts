import type { TimedRun } from '../specification/readReport'

/** Returns one line for each of the slowest tests, slowest first. Pure. */
export function describeSlowest(
  tests: readonly TimedRun[],
  most = 10,
): readonly string[] {
  return tests
    .filter(({ outcome }) => outcome !== 'skipped')
    .toSorted((one, other) => other.tookMs - one.tookMs)
    .slice(0, most)
    .map(({ name, tookMs }) => {
      const seconds = (tookMs / 1000).toFixed(1)
      return `${seconds.padStart(6)} s  ${name}`
    })
}
