import path from 'node:path'
import { liveReader } from './fetchChannels'
import { readFile } from './files'
import { listName, type ReadFile } from './findAltered'

/**
 * Returns a function that reads the files of a site from its folder or, if they are missing there, from the live site.
 * @param folder the folder that is uploaded; `undefined` to read only the live site
 * @param site URL of the live site
 * @param build a release that the site does not have yet, and the text of its list
 */
export function siteReader(
  folder: string | undefined,
  site?: string,
  build?: Record<'version' | 'folder' | 'list', string>,
): ReadFile {
  const readLive = site && liveReader(site)
  const inBuild = `releases/${build?.version}/`
  return async (file) => {
    if (build && file.startsWith(inBuild)) {
      const name = file.slice(inBuild.length)
      if (name === listName) return Buffer.from(build.list)
      return readFile(path.join(build.folder, name))
    }
    const local = folder && readFile(path.join(folder, file))
    return local || (readLive ? readLive(file) : undefined)
  }
}
