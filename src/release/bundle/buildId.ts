import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from '../project'

/** The sources of the scripts. The lock file represents the packages. */
const sources = ['src', 'rspack.config.ts', 'package.json', 'package-lock.json']

/** Returns an id of the build. The same sources produce the same id in any folder. @returns 8 hexadecimal digits */
export function buildId(root: string): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((name) => filesAt(root, name)).sort())
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 8)
}

function filesAt(root: string, name: string): readonly string[] {
  return path.extname(name)
    ? [name]
    : filesIn(path.join(root, name)).map((file) => `${name}/${file}`)
}
