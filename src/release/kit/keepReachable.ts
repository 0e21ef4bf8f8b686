import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Deletes the declarations in a folder that the entries do not import, because the compiler writes declarations for
 * every file that it reads.
 */
export function keepReachable(folder: string, entries: readonly string[]) {
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file) || !existsSync(file)) return
    reached.add(file)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(reference))
      visit(`${path.join(path.dirname(file), name ?? '')}.d.ts`)
  }
  entries.forEach(visit)
  for (const entry of readdirSync(folder, {
    recursive: true,
    withFileTypes: true,
  })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && !reached.has(file)) rmSync(file)
  }
}

/** Matches `from './x'` and `import('./x')`. */
const reference = /(?:from |import\()['"](\.[^'"]+)['"]/g
