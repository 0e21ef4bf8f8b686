import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The tests of a suite that have a word. */
export type Some = {
  readonly word: string
  /** Files whose path has it: all of their tests are run. */
  readonly named: readonly string[]
  /** Files whose text has it: those of their tests are run whose name has it. */
  readonly naming: readonly string[]
}

const root = path.join(import.meta.dirname, '../..')

/** Finds the tests below a folder that have a word in their file or, perhaps, in their name; any case. */
export function testsWith(word: string, folder: string): Some {
  const has = (text: string) => text.toLowerCase().includes(word.toLowerCase())
  const files = readdirSync(path.join(root, folder), {
    recursive: true,
    encoding: 'utf8',
  })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .toSorted()
  const named = files.filter(has)
  const naming = files
    .filter((file) => !named.includes(file))
    .filter((file) => has(readFileSync(path.join(root, file), 'utf8')))
  return { word, named, naming }
}

/** True where there is nothing to run. */
export function isNone({ named, naming }: Some): boolean {
  return named.length + naming.length === 0
}
