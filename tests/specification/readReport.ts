import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A test and its result. */
export type TestRun = {
  /** `file > group > title`, with the file's path from the top of the repository. */
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
}

export type TimedRun = TestRun & {
  /** In milliseconds. 0 for a test that did not run. */
  readonly tookMs: number
  /** First line of the error of a failed test. */
  readonly why?: string
}

type VitestReport = {
  readonly testResults: readonly {
    /** Absolute path of the file. */
    readonly name: string
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: string
      /** In milliseconds; none for one that did not run. */
      readonly duration?: number | null
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

type PlaywrightSuite = {
  readonly title: string
  /** From the folder of the tests. */
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly {
        readonly duration: number
        readonly errors?: readonly { readonly message?: string }[]
      }[]
    }[]
  }[]
}

type PlaywrightReport = {
  readonly config: { readonly rootDir: string }
  readonly suites: readonly PlaywrightSuite[]
}

/** The tests of a runner's JSON report, files named from `root`. */
export function readReport(report: unknown, root: string): TimedRun[] {
  const nameFile = (file: string) =>
    path.relative(root, file).split(path.sep).join('/')
  if (isVitest(report))
    return report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((each) => ({
        name: [nameFile(name), ...each.ancestorTitles, each.title].join(' > '),
        outcome: outcomeOf(each.status),
        tookMs: each.duration ?? 0,
        ...reason(each.failureMessages?.[0]),
      })),
    )
  if (isPlaywright(report))
    return report.suites.flatMap((suite) =>
      runsIn(suite, [nameFile(path.join(report.config.rootDir, suite.file))]),
    )
  return []
}

function runsIn(suite: PlaywrightSuite, above: readonly string[]): TimedRun[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      name: [...above, title].join(' > '),
      outcome: outcomeOf(status),
      tookMs: results.reduce((sum, { duration }) => sum + duration, 0),
      ...reason(results.flatMap(({ errors = [] }) => errors)[0]?.message),
    })),
  )
  const inner = (suite.suites ?? []).flatMap((each) =>
    runsIn(each, [...above, each.title]),
  )
  return [...own, ...inner]
}

function reason(message: string | undefined): Pick<TimedRun, 'why'> {
  const why = message && stripVTControlCharacters(message).split('\n')[0]
  return why ? { why } : {}
}

/** A test that passed at its second try is no proof. */
function outcomeOf(status: string): TestRun['outcome'] {
  if (status === 'passed' || status === 'expected') return 'passed'
  return status === 'failed' || status === 'unexpected' || status === 'flaky'
    ? 'failed'
    : 'skipped'
}

function isVitest(report: unknown): report is VitestReport {
  return isObject(report) && 'testResults' in report
}

function isPlaywright(report: unknown): report is PlaywrightReport {
  return isObject(report) && 'suites' in report && 'config' in report
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/**
 * Marks Chromium's tests as failed if they failed in another engine. A test that another engine skipped keeps its
 * outcome, because that engine may not be installed. Pure.
 */
export function withEngines(
  runs: readonly TestRun[],
  others: readonly TestRun[],
): TestRun[] {
  const failed = new Set(
    others
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ name }) => name),
  )
  return runs.map((run) =>
    failed.has(run.name) ? { ...run, outcome: 'failed' } : run,
  )
}
