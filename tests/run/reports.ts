import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Suite } from './suites'

const results = path.join(import.meta.dirname, '../../test-results')

/** Whole runs, for `npm run spec` to read, and those of some tests. */
export type RunKind = 'reports' | 'reports-of-some'

/** Where a suite's JSON report is left. */
export function reportFileOf(
  { name }: Suite,
  kind: RunKind = 'reports',
): string {
  return path.join(results, kind, `${name.replaceAll(' ', '-')}.json`)
}

/** Nothing of an earlier run may stand for this one. */
export async function clearReports(kind: RunKind): Promise<void> {
  const folder = path.join(results, kind)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
}

/** `undefined` when the runner ended before it could write one. */
export async function readReportFile(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
