/** A test that is there, and how it ended. */
export type TestRun = {
  /** `file > group > name`; the file from the top of the repository. */
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
}

/** The same, with how long it took and why it failed. */
export type TimedRun = TestRun & {
  /** In milliseconds; 0 for one that did not run. */
  readonly tookMs: number
  /** First line of the error, of one that failed. */
  readonly why?: string
}
