import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { contentTypes } from './contentTypes'

export type FoundFile = {
  readonly type: string
  readonly body: Buffer
  /** gzip at its highest level, as a good file server sends it. */
  readonly zipped: Buffer
}

/** As if a file of that type and body had been found. */
export function packFile(type: string, body: Buffer): FoundFile {
  return { type, body, zipped: gzipSync(body, { level: 9 }) }
}

const kept = new Map<string, { changedMs: number; found: FoundFile }>()

/** The file that a path names inside a folder; `/` is index.html, `/thin` and `/thin/` are thin.html. `undefined` when there is none. */
export async function findFile(
  folder: string,
  urlPath: string,
): Promise<FoundFile | undefined> {
  const wanted = urlPath === '/' ? '/index.html' : urlPath.replace(/\/$/, '')
  const name = path.extname(wanted) ? wanted : `${wanted}.html`
  const file = path.join(folder, path.normalize(name))
  if (!file.startsWith(folder + path.sep)) return undefined
  try {
    return await read(file)
  } catch {
    return undefined
  }
}

async function read(file: string): Promise<FoundFile> {
  const changedMs = (await stat(file)).mtimeMs
  const known = kept.get(file)
  if (known?.changedMs === changedMs) return known.found
  const body = await readFile(file)
  const type = contentTypes[path.extname(file)] ?? 'application/octet-stream'
  const found = packFile(type, body)
  kept.set(file, { changedMs, found })
  return found
}
