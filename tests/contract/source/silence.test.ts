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

test.each([
  'load().catch(() => {})',
  'const all = await load().catch(() => undefined)',
  'try {\n  read()\n} catch {\n  return undefined\n}',
])('unexplained finds a silent catch without a reason: %s', (text) => {
  expect(unexplained(text)).toHaveLength(1)
})

test.each([
  '// The tap asks again.\nload().catch(() => {})',
  'try {\n  read()\n} catch {\n  // Nobody waits.\n}',
  'load().catch(reportInternalError)',
])('unexplained ignores a silent catch with a reason: %s', (text) => {
  expect(unexplained(text)).toEqual([])
})
