import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Suite } from './suites'

const folder = path.join(import.meta.dirname, '../../test-results/reports')

/** Where a suite's JSON report is left, for `npm run spec` to read. */
export function reportFileOf({ name }: Suite): string {
  return path.join(folder, `${name.replaceAll(' ', '-')}.json`)
}

/** Nothing of an earlier run may stand for this one. */
export async function clearReports(): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
}
