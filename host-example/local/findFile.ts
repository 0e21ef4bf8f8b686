import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { contentTypes } from './contentTypes'

export type FoundFile = {
  readonly type: string
  readonly body: Buffer
  /** gzip at its highest level, like the output of a good file server. */
  readonly zipped: Buffer
}

/** Returns a `FoundFile` with the given type and body. */
export function packFile(type: string, body: Buffer): FoundFile {
  return { type, body, zipped: gzipSync(body, { level: 9 }) }
}

const cache = new Map<string, { changedMs: number; found: FoundFile }>()

/**
 * Returns the file for a URL path inside a folder. The path `/` leads to index.html, `/thin` and `/thin/` lead to
 * thin.html, and `/status/` leads to status/index.html. Returns `undefined` if the file does not exist.
 */
export async function findFile(
  folder: string,
  urlPath: string,
): Promise<FoundFile | undefined> {
  const name = urlPath.replace(/\/$/, '')
  const index = urlPath.endsWith('/') ? [`${urlPath}index.html`] : []
  const names = path.extname(name) ? [name] : [`${name}.html`, ...index]
  for (const each of names) {
    const file = path.join(folder, path.normalize(each))
    if (!file.startsWith(folder + path.sep)) return undefined
    try {
      return await read(file)
    } catch {
      // The next file may exist.
    }
  }
  return undefined
}

async function read(file: string): Promise<FoundFile> {
  const changedMs = (await stat(file)).mtimeMs
  const cached = cache.get(file)
  if (cached?.changedMs === changedMs) return cached.found
  const body = await readFile(file)
  const type = contentTypes[path.extname(file)] ?? 'application/octet-stream'
  const found = packFile(type, body)
  cache.set(file, { changedMs, found })
  return found
}
