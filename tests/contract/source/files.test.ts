import path from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from '../../fixtures/project/sourceFiles'

/** Maximum length of a file, in lines. */
const longest = 240
/** Test files may be longer. */
const longestSuite = 300
/** Data and messages may be long. */
const mayBeLong = /^src\/(messages|shared|wallets\/icons)/
const isSuite = /\.test\.tsx?$/
const nameless = /^(index|utils?|helpers?|common|misc|types|constants)$/i

const files = ['src', 'tests', 'host-example'].flatMap((folder) =>
  sourceFiles(folder).map(({ file, text }) => ({
    file: `${folder}/${file}`,
    lines: text.split('\n').length - 1,
  })),
)

test(`no file is longer than ${longest} lines`, () => {
  const long = files
    .filter(({ file }) => !mayBeLong.test(file))
    .filter(
      ({ file, lines }) =>
        lines > (isSuite.test(file) ? longestSuite : longest),
    )
    .map(({ file, lines }) => `${file}: ${lines} lines`)
  expect(long).toEqual([])
})

test('no file is called index, utils, helpers, common, misc, types or constants', () => {
  const unnamed = files.filter(({ file }) =>
    file.split('/').some((part) => nameless.test(path.parse(part).name)),
  )
  expect(unnamed.map(({ file }) => file)).toEqual([])
})
