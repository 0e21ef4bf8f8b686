import { expect, test } from 'vitest'
import {
  compareSentences,
  equalIn,
  missingIn,
} from '../../languages/compareSentences'
import { gzipBytes } from '../../languages/gzipBytes'
import { overviewOf, reviewOf } from '../../languages/tables'

const english = {
  button: { locale: 'en', connect: 'Connect' },
  search: { found: (count: number) => `${count} found` },
  asking: {
    confirmIn: (wallet: string) => `Confirm in ${wallet}`,
    text: (_wallet: string) => ({ title: 'Ready', text: 'Go' }),
  },
  join: (one: string, other: string) => `${one}. ${other}`,
}
const polish = {
  button: { locale: 'pl', connect: 'Połącz' },
  search: { found: (count: number) => `wyniki: ${count}` },
  asking: {
    confirmIn: (wallet: string) => `Potwierdź w ${wallet}`,
    text: () => ({ title: 'Ready' }),
  },
  join: (one: string, other: string) => `${one}. ${other}`,
}
const pairs = compareSentences(english, polish, 'pl')

test('compareSentences pairs each translation with its English, with placeholders for values', () => {
  expect(pairs).toEqual([
    { place: 'button.connect', english: 'Connect', theirs: 'Połącz' },
    ...[1, 2, 5].map((count) => ({
      place: `search.found (${count})`,
      english: `${count} found`,
      theirs: `wyniki: ${count}`,
    })),
    {
      place: 'asking.confirmIn',
      english: 'Confirm in {wallet}',
      theirs: 'Potwierdź w {wallet}',
    },
    { place: 'asking.text.title', english: 'Ready', theirs: 'Ready' },
    { place: 'asking.text.text', english: 'Go', theirs: undefined },
    {
      place: 'join',
      english: '{one}. {other}',
      theirs: '{one}. {other}',
    },
  ])
})

test('missingIn finds messages without a translation, and equalIn ignores messages without words', () => {
  expect(missingIn(pairs).map(({ place }) => place)).toEqual([
    'asking.text.text',
  ])
  expect(equalIn(pairs).map(({ place }) => place)).toEqual([
    'asking.text.title',
  ])
})

test('the overview has a line for the language, and one for each message to check', () => {
  const lines = overviewOf([{ tag: 'pl', pairs, bytes: 123 }])
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    'language sentences missing as English about gzip',
    'pl 8 1 1 123',
    'pl lacks asking.text.text',
    'pl is as English: asking.text.title, “Ready”',
  ])
})

test('the review names the file of each message, and marks it as missing, English or relevant to safety', () => {
  const some = [
    { place: 'a.b', english: 'One', theirs: 'Jeden' },
    { place: 'a.c', english: 'Two', theirs: 'Two' },
    { place: 'badges.d', english: 'Three', theirs: undefined },
  ]
  const lines = reviewOf(
    { tag: 'pl', pairs: some, bytes: 1 },
    (place) => place === 'a.b',
  )
  expect(lines).toEqual([
    '=== src/messages/languages/pl.ts',
    '',
    'a.b   # safety: keep all of it',
    '  en  One',
    '  pl  Jeden',
    '',
    'a.c   # as English',
    '  en  Two',
    '  pl  Two',
    '',
    '=== src/messages/badges.ts',
    '',
    'badges.d',
    '  en  Three',
    '  pl  (missing)',
    '',
  ])
})

test('gzipBytes returns the compressed size of all messages of a language', async () => {
  const bytes = await gzipBytes('de')
  expect(bytes).toBeGreaterThan(3000)
  expect(bytes).toBeLessThan(8000)
})
