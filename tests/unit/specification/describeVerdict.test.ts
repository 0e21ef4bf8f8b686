import { expect, test } from 'vitest'
import { describeVerdict } from '../../specification/describeVerdict'
import type { Verdict } from '../../specification/judgeSpecification'

const verdict = (changes: Partial<Verdict>): Verdict => ({
  requirement: { id: '2.1', text: 'A button is shown.', shownBy: [] },
  proofs: [],
  problems: [],
  ...changes,
})

test('what is shown is followed by the tests that show it', () => {
  const tests = [
    { name: 'a > 1', outcome: 'passed' },
    { name: 'a > 2', outcome: 'passed' },
  ] as const
  const proofs = [
    { line: 'b > one', tests: [{ name: 'b > one', outcome: 'passed' }] },
    { line: 'a > * ×2', tests },
  ] as const
  expect(describeVerdict(verdict({ proofs }))).toEqual([
    '✓ 2.1   A button is shown.',
    '          b > one',
    '          a > * ×2',
  ])
})

test('what is not shown is marked, with what is wrong', () => {
  expect(describeVerdict(verdict({ problems: ['no test shows it'] }))).toEqual([
    '✗ 2.1   A button is shown.',
    '        ! no test shows it',
  ])
})

test('what is not shown yet says so, with its reason', () => {
  expect(describeVerdict(verdict({ notShownYet: 'not built' }))).toEqual([
    '… 2.1   A button is shown.',
    '        ! not shown yet: not built',
  ])
})
