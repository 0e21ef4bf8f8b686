/** How a run of tests ended. */
export type Count = { readonly passed: number; readonly failed: number }

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
 */
export function countResults(report: unknown, exitCode: number): Count {
  const { passed, failed } = isPlaywright(report)
    ? countPlaywright(report)
    : isVitest(report)
      ? countVitest(report)
      : { passed: 0, failed: 1 }
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) }
}

function countVitest(report: VitestReport): Count {
  const { numPassedTests: passed, numTotalTests: total } = report
  return { passed, failed: total === 0 ? 1 : total - passed }
}

function countPlaywright({ stats }: PlaywrightReport): Count {
  const { expected, unexpected, flaky, skipped } = stats
  const failed = unexpected + flaky + skipped
  return { passed: expected, failed: expected + failed === 0 ? 1 : failed }
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
