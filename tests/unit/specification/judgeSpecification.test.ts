import { expect, test } from 'vitest'
import { judgeSpecification } from '../../specification/judgeSpecification'
import type { Missing, Requirement } from '../../specification/Requirement'
import type { TestRun } from '../../specification/TestRun'

const run = (
  name: string,
  outcome: TestRun['outcome'] = 'passed',
): TestRun => ({ name, outcome })
const need = (...shownBy: string[]): Requirement => ({
  id: '1.1',
  text: 'A visitor can connect a wallet.',
  shownBy,
})

function judgeOne(
  requirement: Requirement,
  runs: readonly TestRun[],
  missing: readonly Missing[] = [],
) {
  const [verdict] = judgeSpecification([requirement], missing, runs).verdicts
  return verdict
}
const problemsOf = (...given: Parameters<typeof judgeOne>) =>
  judgeOne(...given)?.problems

test('a requirement is shown when every test that it names has passed', () => {
  const runs = [run('a.test.ts > connects'), run('b.test.ts > connects')]
  expect(problemsOf(need('a.test.ts > connects'), runs)).toEqual([])
  expect(
    problemsOf(need('a.test.ts > connects', 'b.test.ts > connects'), runs),
  ).toEqual([])
})

test('a requirement that names no test is not shown', () => {
  expect(problemsOf(need(), [run('a.test.ts > connects')])).toEqual([
    'no test shows it',
  ])
})

test('one that names a test that was not run is not shown', () => {
  const runs = [run('a.test.ts > connects')]
  expect(
    problemsOf(need('a.test.ts > connects', 'a.test.ts > con'), runs),
  ).toEqual(['not there or not run: a.test.ts > con'])
})

test.each(['failed', 'skipped'] as const)(
  'one whose test was %s is not shown',
  (outcome) => {
    const runs = [run('a.test.ts > connects', outcome)]
    expect(problemsOf(need('a.test.ts > connects'), runs)).toEqual([
      `${outcome}: a.test.ts > connects`,
    ])
  },
)

test('a star stands for any text, and then every test must have passed', () => {
  const line = 'a.test.ts > in * at most *'
  const good = [run('a.test.ts > in wide at most 5'), run('a.test.ts > other')]
  expect(judgeOne(need(line), good)?.proofs).toEqual([
    { line, tests: [good[0]] },
  ])
  const bad = [...good, run('a.test.ts > in mobile at most 3', 'failed')]
  expect(problemsOf(need(`${line} ×2`), bad)).toEqual([
    'failed: a.test.ts > in mobile at most 3',
  ])
})

test('a line that stands for a table of cases says how many at least, and misses none', () => {
  const two = [run('a.test.ts > in wide'), run('a.test.ts > in compact')]
  expect(problemsOf(need('a.test.ts > in * ×1'), two)).toEqual([])
  expect(problemsOf(need('a.test.ts > in * ×2'), two)).toEqual([])
  expect(problemsOf(need('a.test.ts > in * ×3'), two)).toEqual([
    'stands for 3 tests, 2 were run: a.test.ts > in * ×3',
  ])
  expect(problemsOf(need('a.test.ts > in *'), two)).toEqual([
    'stands for 1 tests, 2 were run: a.test.ts > in *',
  ])
})

test('all other characters stand for themselves', () => {
  const line = 'a.test.ts > (0.5) is $1 + [2]?'
  expect(problemsOf(need(line), [run(line)])).toEqual([])
  const similar = 'aXtest.ts > (0.5) is $1 + [2]?'
  expect(problemsOf(need(line), [run(similar)])).toHaveLength(1)
})

test('what is known to be missing is told with its reason, and is no failure', () => {
  const missing = [{ id: '1.1', reason: 'not built' }]
  expect(judgeOne(need(), [], missing)).toMatchObject({
    problems: [],
    notShownYet: 'not built',
  })
})

test('an exception never hides a test that failed', () => {
  const missing = [{ id: '1.1', reason: 'not built' }]
  const runs = [run('a.test.ts > connects', 'failed')]
  expect(problemsOf(need('a.test.ts > connects'), runs, missing)).toEqual([
    'failed: a.test.ts > connects',
  ])
})

test('an exception must be for one requirement that has no test', () => {
  const problemsWith = (missing: readonly Missing[]) =>
    judgeSpecification([need('a')], missing, [run('a')]).problems
  expect(problemsWith([])).toEqual([])
  expect(problemsWith([{ id: '1.1', reason: '' }])).toEqual([
    '1.1 is shown, and called missing',
  ])
  expect(problemsWith([{ id: '9.9', reason: '' }])).toEqual([
    '9.9 is called missing, but is no requirement',
  ])
})

test('a number is given once', () => {
  const { problems } = judgeSpecification([need('a'), need('a')], [], [])
  expect(problems).toEqual(['two requirements are numbered 1.1'])
})
