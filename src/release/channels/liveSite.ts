import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fetchFile, fetchText } from './fetchChannels'

/** Reads a file of a site. Returns `undefined` if the site does not have it. */
export type ReadFile = (file: string) => Promise<Buffer | undefined>

/**
 * Returns a function that reads the files of a site from its folder or, if they are missing there, from the live site.
 * @param folder the folder that is uploaded
 * @param from URL of the live site
 */
export function siteReader(folder: string, from?: string): ReadFile {
  const fetched = new Map<string, Promise<Buffer | undefined>>()
  return async (file) => {
    const local = path.join(folder, file)
    if (existsSync(local)) return readFileSync(local)
    if (from === undefined) return
    const known = fetched.get(file) ?? readLive(from, file)
    fetched.set(file, known)
    return known
  }
}

async function readLive(
  from: string,
  file: string,
): Promise<Buffer | undefined> {
  if (file.endsWith('.json')) {
    const text = await fetchText(from, file)
    return text === undefined ? undefined : Buffer.from(text)
  }
  const response = await fetchFile(from, file)
  return response && Buffer.from(await response.arrayBuffer())
}
