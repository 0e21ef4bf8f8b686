import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Where tests leave the line of each host: a file for each, since they run beside each other. */
const folder = path.join(import.meta.dirname, '../../test-results/hosts')

/** Keeps a line until the next whole run. */
export async function keepLine(line: string): Promise<void> {
  const name = createHash('sha256').update(line).digest('hex').slice(0, 16)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, name), line)
}

/** The lines that tests have kept since the last whole run began. */
export async function recordedLines(): Promise<readonly string[]> {
  // Without the folder, no test has kept any.
  const files = await readdir(folder).catch(() => [])
  return Promise.all(
    files.map((file) => readFile(path.join(folder, file), 'utf8')),
  )
}

/** Nothing of an earlier run may stand for this one. */
export async function clearRecorded(): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}
