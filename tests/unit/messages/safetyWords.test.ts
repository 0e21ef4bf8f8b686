import { describe, expect, test } from 'vitest'
import { languageOf, tags } from '../../languages/allLanguages'
import { safetyWords } from '../../languages/safetyWords/allSafetyWords'
import {
  lostWords,
  unguardedParts,
} from '../../languages/safetyWords/judgeSafety'
import { sentencesOf } from '../../languages/sentencesOf'

const places = Object.keys(safetyWords)

describe.each(tags)('in %s', (tag) => {
  const said = new Map(
    sentencesOf(languageOf(tag), () => [['Alpha', 'Beta', 'Gamma']]).map(
      ({ place, text }) => [place, text],
    ),
  )

  test.each(places)(
    '%s contains all words that protect the visitor',
    (place) => {
      const text = said.get(place) ?? ''
      const words = safetyWords[place]?.[tag] ?? ''
      const lost = lostWords(text, words, tag)
      expect(lost, `“${text}” has lost what it must say`).toEqual([])
    },
  )

  test.each(places)(
    'every part of %s contains a safety word, so that cutting the part fails a test',
    (place) => {
      const text = said.get(place) ?? ''
      const words = safetyWords[place]?.[tag] ?? ''
      expect(unguardedParts(text, words, tag)).toEqual([])
    },
  )
})

test('lostWords finds missing words in any case', () => {
  const words = 'this message · free'
  expect(lostWords('This message is free.', words, 'en')).toEqual([])
  expect(lostWords('Signing is free.', words, 'en')).toEqual(['this message'])
  // Turkish has a dotted capital I.
  expect(lostWords('İmzala', 'imzala', 'tr')).toEqual([])
})

test.each([
  ['en', 'It may be another. Only use it if it’s yours.', 'another', 1],
  ['en', 'It may be another. Only use it if it’s yours.', 'another · only', 0],
  ['hi', 'यह दूसरा है। तभी करें।', 'दूसरा', 1],
  ['ja', '別のものです。自分の場合のみ。', '別 · のみ', 0],
  ['zh-CN', '可能在冒充。仅在你安装时使用。', '冒充', 1],
  ['th', 'ลงนามใน Alpha เพื่อยืนยัน ไม่มีค่าใช้จ่าย', 'ยืนยัน', 1],
] as const)(
  'unguardedParts finds parts without a safety word in %s: “%s” with “%s”',
  (tag, text, words, unguarded) => {
    expect(unguardedParts(text, words, tag)).toHaveLength(unguarded)
  },
)
