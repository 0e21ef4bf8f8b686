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
