import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Folder with one file for the line of each host, because tests run at the same time. */
const folder = path.join(import.meta.dirname, '../../test-results/hosts')

/** Stores a line until the next whole run. */
export async function keepLine(line: string): Promise<void> {
  const name = createHash('sha256').update(line).digest('hex').slice(0, 16)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, name), line)
}

/** Returns the lines that tests have stored since the last whole run began. */
export async function recordedLines(): Promise<readonly string[]> {
  // If the folder is missing, no test has stored a line.
  const files = await readdir(folder).catch(() => [])
  return Promise.all(
    files.map((file) => readFile(path.join(folder, file), 'utf8')),
  )
}

/** Removes the lines of earlier runs, so that this run cannot use them. */
export async function clearRecorded(): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}
