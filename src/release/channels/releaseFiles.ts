import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Channels } from '../../kit/Channels'
import { filesIn, hashOf } from '../project'
import { writeFile } from './files'
import { compare, listName, type ReadFile, readList } from './findAltered'

/** Returns the hashes of the files in a release's folder. The list of these hashes is not part of the build. */
export function hashesIn(folder: string): Readonly<Record<string, string>> {
  const files = filesIn(folder).filter((file) => file !== listName)
  const hashes = files
    .toSorted()
    .map((file) => [file, hashOf(readFileSync(path.join(folder, file)))])
  return Object.fromEntries(hashes)
}

/** Returns the text of a built release's list. */
export function listFiles(built: string): string {
  return `${JSON.stringify(hashesIn(built), null, 1)}\n`
}

/**
 * Fetches the files of all releases that are missing in a folder, for hosts that publish a whole folder.
 * @param read reads a file of the site
 * @throws Error if a file is missing or altered
 */
export async function fetchReleases(
  folder: string,
  channels: Channels,
  read: ReadFile,
): Promise<void> {
  for (const version of Object.keys(channels.releases)) {
    const list = await readList(channels, version, read)
    if (typeof list === 'string') throw new Error(list)
    const names = [...list.keys()].filter(
      (name) => !existsSync(path.join(folder, 'releases', version, name)),
    )
    const fetchFile = async (name: string) => {
      const file = `releases/${version}/${name}`
      const content = await read(file)
      const [wrong] = await compare(file, content, list.get(name))
      if (wrong || !content) throw new Error(wrong)
      writeFile(path.join(folder, file), content)
    }
    for (let at = 0; at < names.length; at += 16)
      await Promise.all(names.slice(at, at + 16).map(fetchFile))
    // Comes last, because its presence means that the release is complete.
    const content = await read(`releases/${version}/${listName}`)
    if (content)
      writeFile(path.join(folder, 'releases', version, listName), content)
  }
}

/** Returns a sentence if the folder does not have all releases, because some hosts would then delete them. */
export function describeIncomplete(
  folder: string,
  { releases }: Channels,
): readonly string[] {
  const missing = Object.keys(releases).filter(
    (version) =>
      !existsSync(path.join(folder, 'releases', version, 'contract.json')),
  )
  return missing.length > 0
    ? [
        `${folder} lacks the files of ${missing.join(', ')}, which the server has. Upload with \`deploy\`, which deletes nothing. To publish the folder as a whole, repeat the edit with --all.`,
      ]
    : []
}
