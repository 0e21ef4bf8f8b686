import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Suite } from './suites'

const results = path.join(import.meta.dirname, '../../test-results')

/**
 * Folders of the reports of `npm run test:all`, which `npm run spec` reads, of the reports of other runs, and of
 * lists of tests.
 */
export type RunKind = 'reports' | 'reports-of-some' | 'lists'

/** Path of a suite's JSON report. */
export function reportFileOf(
  { name }: Suite,
  kind: RunKind = 'reports',
): string {
  return path.join(results, kind, `${name.replaceAll(' ', '-')}.json`)
}

/** Removes the reports of earlier runs, so that they cannot count for this run. */
export async function clearReports(kind: RunKind): Promise<void> {
  const folder = path.join(results, kind)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
}

/** Returns the report, or undefined if the runner ended before it wrote one. */
export async function readReportFile(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    // The caller counts a missing report as a failure.
    return undefined
  }
}
