import { expect, test } from 'vitest'
import { readOptions } from '../../bench/options'

test('without options, everything is measured and the result may be stored', () => {
  const options = readOptions([])
  expect(options).toMatchObject({ rounds: 5, isWhole: true })
  expect(options?.flows).toContain('many')
  expect(options?.only).toContain('start-channel')
})

test.each([
  [['--only', 'raw']],
  [['--profiles', 'slow']],
  [['--flows', 'connect,code']],
])('a run with %j is not complete, so its result is not stored', (words) => {
  expect(readOptions(words)?.isWhole).toBe(false)
})

test('options restrict the measurements', () => {
  const words = ['--rounds', '1', '--only', 'raw,start', '--flows', 'resume']
  expect(readOptions(words)).toMatchObject({
    rounds: 1,
    only: ['raw', 'start'],
    flows: ['resume'],
    profiles: ['full', 'slow'],
  })
})

test.each([
  [['--only', 'appkit'], '--only takes raw, react, release'],
  [['--rounds', '0'], '--rounds takes a number from 1 on.'],
  [['--rounds', 'many'], '--rounds takes a number from 1 on.'],
])('%j is rejected with the allowed values', (words, sentence) => {
  expect(() => readOptions(words)).toThrow(sentence)
})

test('--help measures nothing', () => {
  expect(readOptions(['--help'])).toBeUndefined()
})
