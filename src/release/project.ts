import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.join(import.meta.dirname, '../..')

/** Returns the version in the `package.json` of a folder of the project. */
export function versionIn(folder: string): string {
  const file = path.join(root, folder, 'package.json')
  return JSON.parse(readFileSync(file, 'utf8')).version
}

/** Returns the paths of all files in a folder, relative to it, with slashes on every system. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path
        .relative(folder, path.join(parentPath, name))
        .replaceAll(path.sep, '/'),
    )
}

/** Returns a hash in the form of the attribute `integrity`. @see W3C Subresource Integrity */
export function hashOf(
  content: string | Uint8Array,
  algorithm: 'sha256' | 'sha384' | 'sha512' = 'sha384',
): string {
  const digest = createHash(algorithm).update(content).digest('base64')
  return `${algorithm}-${digest}`
}
