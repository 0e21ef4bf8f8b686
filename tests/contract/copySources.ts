import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sources } from '../../host-example/local/isBuilt'

const root = path.join(import.meta.dirname, '../..')

/** Everything that a build reads, in a folder of another name and depth, with packages and without their caches. */
export function copySources(): {
  readonly folder: string
  readonly remove: () => Promise<void>
} {
  // Packages are linked, which works within one file system only.
  const isNear = statSync(tmpdir()).dev === statSync(root).dev
  const near = isNear ? tmpdir() : path.join(root, 'test-results')
  mkdirSync(near, { recursive: true })
  const place = mkdtempSync(path.join(near, 'walletdock-'))
  const folder = path.join(place, 'a copy, elsewhere', 'of it')
  for (const name of sources)
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => !/[\\/](node_modules|dist|@mf-types)$/.test(file),
    })
  linkFolder(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return { folder, remove: () => rm(place, { recursive: true }) }
}

function linkFolder(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [from, to].map((it) => path.join(it, entry.name))
    if (!source || !copy || isNotRead(entry.name)) continue
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), copy)
    else if (entry.isDirectory()) linkFolder(source, copy)
    else linkSync(source, copy)
  }
}

/** Caches of an earlier build, and source maps, which are a third of all files. */
function isNotRead(name: string) {
  return /^\.(cache|federation|vite|mf)|\.map$/.test(name)
}
