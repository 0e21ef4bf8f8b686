/** Result of a run of tests. */
export type Count = {
  readonly passed: number
  readonly failed: number
  /** Tests of an engine that is not installed on this machine. */
  readonly skipped: number
}

/** Describes a result in one line, for people and for tools that read the last line of a run. */
export function describeCount({ passed, failed, skipped }: Count): string {
  const told = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${told}, ${skipped} skipped` : told
}

/** Result of a run before its first test. */
export const noTests: Count = { passed: 0, failed: 0, skipped: 0 }

/** Adds the results of two runs. */
export function addCounts(one: Count, other: Count): Count {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

/** Which tests should run: all, all of an engine that is not installed, or those with a word. */
export type Wanted = 'all' | 'engine missing' | 'some'

type VitestReport = {
  readonly numPassedTests: number
  readonly numPendingTests: number
  readonly numTotalTests: number
}

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

/**
 * Sums a runner's JSON report. A test that did not run counts as failed. So does a run that failed without a failed
 * test, for example because a file did not load. If the tests' engine is not installed, tests that did not run count
 * as skipped. If only some tests were requested, the others do not count.
 */
export function countResults(
  report: unknown,
  exitCode: number,
  wanted: Wanted = 'all',
): Count {
  const all = countAll(report)
  const count = {
    passed: all.passed,
    failed: all.failed + (wanted === 'all' ? all.skipped : 0),
    skipped: wanted === 'engine missing' ? all.skipped : 0,
  }
  if (wanted !== 'some' && all.passed + all.failed + all.skipped === 0)
    return { ...noTests, failed: 1 }
  const least = exitCode === 0 ? 0 : 1
  return { ...count, failed: Math.max(count.failed, least) }
}

function countAll(report: unknown): Count {
  if (isPlaywright(report)) return countPlaywright(report)
  return isVitest(report) ? countVitest(report) : noTests
}

function countVitest(report: VitestReport): Count {
  const { numPassedTests: passed, numPendingTests: skipped } = report
  return { passed, failed: report.numTotalTests - passed - skipped, skipped }
}

function countPlaywright({ stats }: PlaywrightReport): Count {
  const { expected, unexpected, flaky, skipped } = stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

function isVitest(report: unknown): report is VitestReport {
  return isObject(report) && 'numTotalTests' in report
}

function isPlaywright(report: unknown): report is PlaywrightReport {
  return isObject(report) && 'stats' in report
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
