import {
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** Replaces a file atomically. */
export function writeFile(file: string, content: string | Uint8Array) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, content)
  // File servers identify a version of a file by its length and its time in seconds, so two edits in one second could
  // look the same.
  const before = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const changed = Math.max(Date.now(), before + 1000) / 1000
  utimesSync(`${file}.new`, changed, changed)
  renameSync(`${file}.new`, file)
}

/** Reads a file of a folder. Returns `undefined` if it does not exist, or if another process deletes it meanwhile. */
export function readFile(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    return
  }
}

/** Returns the code of an error from the system, such as `ENOENT`. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
