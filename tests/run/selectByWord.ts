import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Part, Suite } from './suites'

const root = path.join(import.meta.dirname, '../..')

/**
 * Selects the test files whose path contains the word. If there is none, selects the tests whose title contains it.
 * Ignores case and all other texts in a file.
 */
export function selectByWord(word: string, suites: readonly Suite[]): Part[] {
  const lower = word.toLowerCase()
  const has = (text: string) => text.toLowerCase().includes(lower)
  const parts = (matches: (file: string) => boolean, title?: string) =>
    suites
      .map((suite) => ({ suite, files: testFiles(suite).filter(matches) }))
      .filter(({ files }) => files.length > 0)
      .map(({ suite, files }) => ({
        suite,
        selection: title ? { files, title } : { files },
      }))
  const byPath = parts(has)
  if (byPath.length > 0) return byPath
  return parts((file) => titlesIn(read(file)).some(has), word)
}

function testFiles({ folder }: Suite): string[] {
  return readdirSync(path.join(root, folder), {
    recursive: true,
    encoding: 'utf8',
  })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .toSorted()
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

/**
 * Returns the titles of tests and groups in a test file's text: the first string after `test(`,
 * `describe(` and the like, or after the table of `test.each(…)(`.
 */
export function titlesIn(text: string): string[] {
  const call = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*/
  const string = /(['"`])((?:\\.|(?!\1)[^\\])*)\1/
  return [...text.matchAll(new RegExp(call.source + string.source, 'g'))].map(
    ([, , title = '']) => title,
  )
}
