import type { TestRun } from './TestRun'

/**
 * The tests of Chromium, as they ended in the other engines too: each stands once, and has failed where one of them
 * failed. An engine that a machine has not takes nothing away. Pure.
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
