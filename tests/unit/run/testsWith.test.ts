import { expect, test } from 'vitest'
import { suites } from '../../run/suites'
import { isNone, testsWith } from '../../run/testsWith'

const here = 'tests/unit/run'

test('a word is looked for in the paths of test files and in their text, in any case', () => {
  expect(testsWith('TESTSWITH', here).named).toEqual([
    `${here}/testsWith.test.ts`,
  ])
  const { named, naming } = testsWith('slowest tests come first', here)
  expect(named).toEqual([])
  expect(naming).toContain(`${here}/describeSlowest.test.ts`)
  expect(isNone(testsWith(['no', 'such', 'word'].join('~'), here))).toBe(true)
})

const commandsOf = (name: string, word: string) =>
  suites
    .find((suite) => suite.name === name)
    ?.commands('report.json', {
      word,
      named: ['tests/x/a.test.ts'],
      naming: ['tests/x/b.test.ts'],
    }) ?? []

test('vitest runs the files that have the word, then the tests of others by name', () => {
  const [files, names] = commandsOf('unit', 'a.b')
  expect(files?.slice(-1)).toEqual(['tests/x/a.test.ts'])
  expect(names?.slice(-3)).toEqual(['-t', '[aA]\\.[bB]', 'tests/x/b.test.ts'])
})

test('Playwright does both in one run', () => {
  const [run, ...others] = commandsOf('end to end', 'a.b')
  expect(others).toEqual([])
  expect(run).toContain('--grep=a\\.b|tests/x/a\\.test\\.ts')
})
