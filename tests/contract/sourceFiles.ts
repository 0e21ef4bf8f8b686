import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')
const skipped = new Set(['node_modules', 'dist', '@mf-types', '.mf'])

export type SourceFile = {
  /** Path inside the folder that was asked for, with forward slashes. */
  readonly file: string
  readonly text: string
}

/** The TypeScript files of a top-level folder, declarations aside. */
export function sourceFiles(folder: string): readonly SourceFile[] {
  const base = path.join(root, folder)
  return readdirSync(base, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
    .filter((name) => !name.split('/').some((part) => skipped.has(part)))
    .map((file) => ({
      file,
      text: readFileSync(path.join(base, file), 'utf8'),
    }))
}
