import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The sources of the scripts. The lock file represents the packages. */
const sources = ['src', 'rspack.config.ts', 'package.json', 'package-lock.json']

/**
 * Returns an id of the build. The same sources produce the same id in any folder.
 * @returns 8 hexadecimal digits
 */
export function buildId(root: string): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((name) => filesAt(root, name)).sort())
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 8)
}

/** Returns the files below a path, with slashes on every system. */
function filesAt(root: string, name: string): readonly string[] {
  if (path.extname(name)) return [name]
  return readdirSync(path.join(root, name), {
    recursive: true,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(root, path.join(entry.parentPath, entry.name))
        .replaceAll(path.sep, '/'),
    )
}
