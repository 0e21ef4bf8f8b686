import { expect, test } from 'vitest'
import { readArguments } from '../../run/arguments'

const enginesOf = (...args: string[]) => {
  const asked = readArguments(args)
  return asked.tier === 'word'
    ? asked.suites
        .filter(({ folder }) => folder === 'tests/e2e')
        .map(({ engine }) => engine)
    : []
}

test('readArguments runs the default tier without arguments, and everything with --all', () => {
  expect(readArguments([])).toEqual({ tier: 'default' })
  expect(readArguments(['--all'])).toEqual({ tier: 'all' })
})

test('readArguments takes several arguments as one text', () => {
  expect(readArguments(['wrong', 'network'])).toMatchObject({
    tier: 'word',
    word: 'wrong network',
  })
})

test('readArguments compares with the last commit or with a revision', () => {
  expect(readArguments(['--changed'])).toEqual({ tier: 'changed' })
  expect(readArguments(['--changed', 'main'])).toEqual({
    tier: 'changed',
    since: 'main',
  })
})

test('readArguments runs end-to-end tests in Chromium unless another engine is asked for', () => {
  expect(enginesOf('sheet')).toEqual(['chromium'])
  expect(enginesOf('sheet', '--engine', 'webkit')).toEqual(['webkit'])
  expect(enginesOf('--engine=all', 'sheet')).toEqual([
    'chromium',
    'firefox',
    'webkit',
  ])
})

test.each([
  [['sheet', '--engine', 'opera'], 'Unknown engine "opera".'],
  [['--engine', 'firefox'], '--engine needs a word.'],
  [['--all', 'sheet'], '--all runs every test, so use it without other words.'],
  [
    ['--all', '--changed'],
    '--all runs every test, so use it without other words.',
  ],
  [['--fast'], "Unknown option '--fast'"],
])('readArguments refuses %j and shows the usage', (args, message) => {
  expect(() => readArguments(args)).toThrow(message)
  expect(() => readArguments(args)).toThrow('npm test -- WORD')
})
