import { expect, test } from 'vitest'
import { sourceFiles } from '../../fixtures/project/sourceFiles'

/** Code that catches an error without reporting it. */
const silent = /\.catch\(\(\) => (\{\}|undefined|null|false)\)|\bcatch \{/

/** Returns the lines that ignore an error without a comment beside them. */
function unexplained(text: string): readonly string[] {
  const lines = text.split('\n')
  const isComment = (line = '') => /^\s*(\/\/|\*)/.test(line)
  return lines.flatMap((line, at) => {
    if (!silent.test(line)) return []
    const beside = line.includes('catch {') ? lines[at + 1] : lines[at - 1]
    return isComment(beside) ? [] : [`${at + 1}: ${line.trim()}`]
  })
}

test('every catch that reports nothing has a comment that says why', () => {
  const found = sourceFiles('src').flatMap(({ file, text }) =>
    unexplained(text).map((line) => `${file}:${line}`),
  )
  expect(found).toEqual([])
})
