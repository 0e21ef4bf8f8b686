import { expect, test } from 'vitest'
import { selectByWord, titlesIn } from '../../run/selectByWord'
import { suites } from '../../run/suites'

const selected = (word: string) =>
  selectByWord(word, suites).map(({ suite, selection }) => ({
    suite: suite.name,
    ...selection,
  }))

test('selectByWord selects files by their path, in any case', () => {
  expect(selected('UNIT/run/selectByWord')).toEqual([
    { suite: 'unit', files: ['tests/unit/run/selectByWord.test.ts'] },
  ])
})

test('selectByWord ignores titles and texts if a path contains the word', () => {
  // Several end-to-end tests contain `reducedMotion: 'reduce'`.
  expect(selected('reduce').map(({ suite }) => suite)).toEqual(['unit'])
  // Several end-to-end tests import from folders of this name.
  expect(selected('unit/errors/').map(({ suite }) => suite)).toEqual(['unit'])
})

test('selectByWord selects tests by their title if no path contains the word', () => {
  expect(selected('ignores titles and texts')).toEqual([
    {
      suite: 'unit',
      files: ['tests/unit/run/selectByWord.test.ts'],
      title: 'ignores titles and texts',
    },
  ])
})

test('selectByWord selects nothing for a word that is only in the text of a file', () => {
  // These two words are in this file, in a comment: maintained deliberately.
  expect(selected(['maintained', 'deliberately'].join(' '))).toEqual([])
})

test.each([
  [`test('one', () => {})`, ['one']],
  [`  it("two's", async () => {})`, ["two's"]],
  ['describe.skip(`three`, () => {})', ['three']],
  [`test.each(table)('four %s', () => {})`, ['four %s']],
  [`test.each([\n  ['row'],\n])(\n  'five',\n  () => {})`, ['five']],
  [`test.describe('six', () => { test('seven', fn) })`, ['six', 'seven']],
  [`expect(page.locator('button')).toHaveText('eight')`, []],
])('titlesIn finds the titles of %j', (text, titles) => {
  expect(titlesIn(text)).toEqual(titles)
})
