/** How a run of tests ended. */
export type Count = {
  readonly passed: number
  readonly failed: number
  /** Tests of an engine that this machine has not. */
  readonly skipped: number
}

/** As a line for people, and for whoever reads the last line of a run. */
export function describeCount({ passed, failed, skipped }: Count): string {
  const told = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${told}, ${skipped} skipped` : told
}

type VitestReport = {
  readonly numPassedTests: number
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
 * Sums a runner's JSON report. A test that did not run counts as failed, as
 * does a run that ended badly without a failed test: a file that did not load.
 * @param maySkip where the tests' engine is missing, those that did not run count as skipped
 */
export function countResults(
  report: unknown,
  exitCode: number,
  maySkip = false,
): Count {
  const all = countAll(report)
  const count = maySkip
    ? all
    : { ...all, failed: all.failed + all.skipped, skipped: 0 }
  const least = exitCode === 0 ? 0 : 1
  return { ...count, failed: Math.max(count.failed, least) }
}

function countAll(report: unknown): Count {
  const { passed, failed, skipped } = isPlaywright(report)
    ? countPlaywright(report)
    : isVitest(report)
      ? countVitest(report)
      : nothing
  const isEmpty = passed + failed + skipped === 0
  return { passed, failed: isEmpty ? 1 : failed, skipped }
}

const nothing: Count = { passed: 0, failed: 0, skipped: 0 }

function countVitest({ numPassedTests, numTotalTests }: VitestReport): Count {
  const passed = numPassedTests
  return { passed, failed: numTotalTests - passed, skipped: 0 }
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
