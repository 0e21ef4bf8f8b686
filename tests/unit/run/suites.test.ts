import { expect, test } from 'vitest'
import { suites } from '../../run/suites'

const argumentsOf = (name: string, title: string) =>
  suites
    .find((suite) => suite.name === name)
    ?.run({ files: ['tests/a.test.ts'], title }, 'report.json')

test('Vitest receives the title as a pattern that ignores case, and the file paths', () => {
  expect(argumentsOf('unit', 'a.b')?.slice(-3)).toEqual([
    '-t',
    '[aA]\\.[bB]',
    'tests/a.test.ts',
  ])
})

test('Playwright receives the title and the files as escaped patterns', () => {
  expect(argumentsOf('end to end', 'a.b')?.slice(-2)).toEqual([
    '--grep=a\\.b',
    'tests/a\\.test\\.ts',
  ])
})
