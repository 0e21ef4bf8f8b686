/**
 * How a host gets its line in the table of hosts in host-example/docs/hosts.md: its test calls `recordHost` once the visitor has done
 * everything, with what the run has shown. Run that test (it fails, because the line is not there yet), then
 * `npm run hosts`, which writes what was recorded between the guide's two markers. From then on the test fails when
 * its line is not in the table, and `npm test` also when no test has shown a line of the table.
 */
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { guideFile } from '../fixtures/project/guides'
import { type HostRow, lineOf, linesIn } from './hostLines'
import { keepLine } from './recorded'

/** Records what a run has shown of hosts. Fails when the guide's table does not say the same. */
export async function recordHost(...rows: HostRow[]): Promise<void> {
  const lines = rows.map(lineOf)
  await Promise.all(lines.map(keepLine))
  const written = linesIn(await readFile(guideFile('hosts'), 'utf8'))
  expect(written, 'the guide’s table of hosts: `npm run hosts`').toEqual(
    expect.arrayContaining(lines),
  )
}
