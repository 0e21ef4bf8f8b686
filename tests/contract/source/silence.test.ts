import { expect, test } from 'vitest'
import { sourceFiles } from '../../fixtures/project/sourceFiles'

/** What takes an error and tells nobody by itself. */
const silent = /\.catch\(\(\) => (\{\}|undefined|null|false)\)|\bcatch \{/

/** Lines that let an error go without a comment beside them. */
function unexplained(text: string): readonly string[] {
  const lines = text.split('\n')
  const isComment = (line = '') => /^\s*(\/\/|\*)/.test(line)
  return lines.flatMap((line, at) => {
    if (!silent.test(line)) return []
    const beside = line.includes('catch {') ? lines[at + 1] : lines[at - 1]
    return isComment(beside) ? [] : [`${at + 1}: ${line.trim()}`]
  })
}

test('every catch that tells nobody says in a comment why nobody may be told', () => {
  const found = sourceFiles('src').flatMap(({ file, text }) =>
    unexplained(text).map((line) => `${file}:${line}`),
  )
  expect(found).toEqual([])
})

test.each([
  'load().catch(() => {})',
  'const all = await load().catch(() => undefined)',
  'try {\n  read()\n} catch {\n  return undefined\n}',
])('silence without a reason is found: %s', (text) => {
  expect(unexplained(text)).toHaveLength(1)
})

test.each([
  '// The tap asks again.\nload().catch(() => {})',
  'try {\n  read()\n} catch {\n  // Nobody waits.\n}',
  'load().catch(tellBroken)',
])('silence with a reason is not: %s', (text) => {
  expect(unexplained(text)).toEqual([])
})
