import path from 'node:path'
import { sourceFiles } from '../fixtures/project/sourceFiles'
import { type Import, readImports } from './readImports'

/** An import of one file of `src/` by another. */
export type FileImport = {
  /** Path of the importing file, inside `src/`. */
  readonly file: string
  /** Path of the imported file, inside `src/`. */
  readonly to: string
  readonly kind: Import['kind']
}

/** Returns the imports between the files of `src/`. */
export function sourceImports(): readonly FileImport[] {
  const files = sourceFiles('src')
  const byPath = new Map(
    files.map(({ file }) => [file.replace(/\.tsx?$/, ''), file]),
  )
  return files.flatMap(({ file, text }) =>
    readImports(file, text).flatMap(({ target, kind }) => {
      if (!target.startsWith('.')) return []
      const to = byPath.get(path.posix.join(path.posix.dirname(file), target))
      return to === undefined ? [] : [{ file, to, kind }]
    }),
  )
}
