import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const chunks = path.join(import.meta.dirname, '../../../dist/chunks')

/** The files of the built remote whose text fits, as a pattern over paths. @throws Error where none does */
export async function builtChunk(
  fits: (text: string) => boolean,
): Promise<RegExp> {
  const files = await readdir(chunks)
  const fitting: string[] = []
  for (const file of files.filter((each) => !each.startsWith('core')))
    if (fits(await readFile(path.join(chunks, file), 'utf8')))
      fitting.push(`/${file.replaceAll('.', '\\.')}`)
  if (fitting.length === 0) throw new Error('No file of the build fits.')
  return new RegExp(fitting.join('|'))
}
