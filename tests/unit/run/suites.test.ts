import { expect, test } from 'vitest'
import { suites } from '../../run/suites'

const argumentsOf = (name: string, title: string) =>
  suites
    .find((suite) => suite.name === name)
    ?.run({ files: ['tests/a.test.ts'], title }, 'report.json')

test('Vitest gets the title as a pattern that ignores case, and the files as they are', () => {
  expect(argumentsOf('unit', 'a.b')?.slice(-3)).toEqual([
    '-t',
    '[aA]\\.[bB]',
    'tests/a.test.ts',
  ])
})

test('Playwright gets title and files as patterns that match themselves', () => {
  expect(argumentsOf('end to end', 'a.b')?.slice(-2)).toEqual([
    '--grep=a\\.b',
    'tests/a\\.test\\.ts',
  ])
})
