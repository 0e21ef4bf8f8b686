/**
 * Adds a host to the table in host-example/docs/hosts.md. Its test calls `recordHost` with the results of the run
 * once the visitor has done everything. Run that test, which fails because the line is missing. Then run
 * `npm run hosts`, which writes the recorded lines between the guide's two markers. From then on, the test fails if
 * its line is not in the table. `npm test` also fails if no test has recorded a line of the table.
 */
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { guideFile } from '../fixtures/project/guides'
import { type HostRow, lineOf, linesIn } from './hostLines'
import { keepLine } from './recorded'

/** Records the results of hosts. Fails if the guide's table does not have the same lines. */
export async function recordHost(...rows: HostRow[]): Promise<void> {
  const lines = rows.map(lineOf)
  await Promise.all(lines.map(keepLine))
  const written = linesIn(await readFile(guideFile('hosts'), 'utf8'))
  expect(written, 'the guide’s table of hosts: `npm run hosts`').toEqual(
    expect.arrayContaining(lines),
  )
}
