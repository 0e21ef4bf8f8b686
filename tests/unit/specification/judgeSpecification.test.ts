import { describe, expect, test } from 'vitest'
import {
  describeVerdict,
  idsIn,
  judgeSpecification,
  type Verdict,
} from '../../specification/judgeSpecification'
import type { TestRun } from '../../specification/readReport'

const run = (
  name: string,
  outcome: TestRun['outcome'] = 'passed',
): TestRun => ({ name, outcome })
const requirements = { '1.1': 'A visitor can connect a wallet.' }

describe('judgeSpecification', () => {
  const problemsOf = (
    runs: readonly TestRun[],
    missing: Readonly<Record<string, string>> = {},
  ) => judgeSpecification(requirements, missing, runs).verdicts[0]?.problems
  const listProblems = (
    runs: readonly TestRun[],
    missing: Readonly<Record<string, string>> = {},
  ) => judgeSpecification(requirements, missing, runs).problems

  test('a requirement is proven if every test with its id has passed', () => {
    const tests = [
      run('a.test.ts > connects [1.1]'),
      run('b.test.ts > a wallet [1.1] > connects'),
      run('b.test.ts > connects in wide [2.1] [1.1]'),
    ]
    const other = run('a.test.ts > connects')
    const all = { ...requirements, '2.1': 'A button is shown.' }
    const { verdicts, problems } = judgeSpecification(all, {}, [
      ...tests,
      other,
    ])
    expect(problems).toEqual([])
    expect(verdicts).toEqual([
      { id: '1.1', text: all['1.1'], tests, problems: [] },
      { id: '2.1', text: all['2.1'], tests: [tests[2]], problems: [] },
    ])
  })

  test('a requirement without a test is not proven', () => {
    expect(problemsOf([run('a.test.ts > connects')])).toEqual([
      'no test proves it',
    ])
  })

  test.each(['failed', 'skipped'] as const)(
    'a requirement with one %s test is not proven',
    (outcome) => {
      const runs = [run('a > one [1.1]'), run('a > two [1.1]', outcome)]
      expect(problemsOf(runs)).toEqual([`${outcome}: a > two [1.1]`])
    },
  )

  test('an id that is not a requirement is a problem', () => {
    const runs = [run('a > one [1.1]'), run('a > two [1.99]')]
    expect(listProblems(runs)).toEqual([
      '[1.99] in a > two [1.99] is not a requirement',
    ])
  })

  test('a requirement that is listed as missing needs no test', () => {
    const { verdicts, problems } = judgeSpecification(
      requirements,
      { '1.1': 'not built' },
      [],
    )
    expect(problems).toEqual([])
    expect(verdicts).toMatchObject([
      { problems: [], notProvenYet: 'not built' },
    ])
  })

  test('a failed test is reported, even for a requirement that is listed as missing', () => {
    const runs = [run('a > one [1.1]', 'failed')]
    expect(problemsOf(runs, { '1.1': 'not built' })).toEqual([
      'failed: a > one [1.1]',
    ])
  })

  test('the list of missing requirements must not contain requirements that are proven or unknown', () => {
    const runs = [run('a > one [1.1]')]
    expect(listProblems(runs, { '1.1': 'not built' })).toEqual([
      '1.1 is listed as missing, but has tests',
    ])
    expect(listProblems(runs, { '9.9': 'not built' })).toEqual([
      '9.9 is listed as missing, but is not a requirement',
    ])
  })
})

test.each([
  ['closes [4.3]', ['4.3']],
  ['closes [4.3] [3.15b] [D7]', ['4.3', '3.15b', 'D7']],
  ['while connected [4.5] > closes in wide [4.6]', ['4.5', '4.6']],
  ['a chain id of 0 [5.9] is rejected', ['5.9']],
  ['closes', []],
  ['reads [0], [x], [1.5.2], {"a":[1.5]} and list[1.5]', []],
])('idsIn finds the requirement ids of a title (%#)', (title, ids) => {
  expect(idsIn(title)).toEqual(ids)
})

describe('describeVerdict', () => {
  const lines = (changes: Partial<Verdict>) =>
    describeVerdict({
      id: '2.1',
      text: 'A button is shown.',
      tests: [],
      problems: [],
      ...changes,
    })

  test('names the tests, or counts them if a file has more than three', () => {
    const tests = [
      ...[1, 2, 3, 4].map((row) => run(`a.test.ts > row ${row} [2.1]`)),
      run('b.test.ts > one [2.1]'),
    ]
    expect(lines({ tests })).toEqual([
      '✓ 2.1   A button is shown.',
      '          a.test.ts > 4 tests',
      '          b.test.ts > one [2.1]',
    ])
  })

  test('marks a requirement that is not proven, with its problems', () => {
    expect(lines({ problems: ['no test proves it'] })).toEqual([
      '✗ 2.1   A button is shown.',
      '        ! no test proves it',
    ])
  })

  test('prints the reason why no test proves a requirement yet', () => {
    expect(lines({ notProvenYet: 'not built' })).toEqual([
      '… 2.1   A button is shown.',
      '        ! not proven yet: not built',
    ])
  })
})
