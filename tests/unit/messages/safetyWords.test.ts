import { describe, expect, test } from 'vitest'
import { languageOf, type Tag, tags } from '../../languages/allLanguages'
import { networks } from '../../languages/safetyWords/networks'
import type { SafetyWords } from '../../languages/safetyWords/SafetyWords'
import { warnings } from '../../languages/safetyWords/warnings'
import { sentencesOf } from '../../languages/sentencesOf'

/** Every sentence that protects visitors, with the words that it must keep. */
const safetyWords: SafetyWords = { ...warnings, ...networks }
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

/** Returns the safety words that a sentence does not have. */
function lostWords(text: string, words: string, tag: Tag): string[] {
  const said = plain(text, tag)
  return wordsOf(words).filter((word) => !said.includes(plain(word, tag)))
}

/** Returns the parts of a sentence that could be cut without losing any of the safety words. */
function unguardedParts(text: string, words: string, tag: Tag): string[] {
  return partsOf(text, tag).filter(
    (part) => lostWords(part, words, tag).length === wordsOf(words).length,
  )
}

/** Thai has no full stop: its last space parts what happened from what to do. */
function partsOf(text: string, tag: Tag): string[] {
  const parts = text.split(
    tag === 'th' ? / (?=\S+$)/ : /[.?!。।？！]+(?:\s+|$|(?<=[。？！]))/u,
  )
  return parts.filter((part) => part !== '')
}

const wordsOf = (words: string) => words.split(' · ')

/** Letters of both cases and of both spellings of an accent are the same here. */
const plain = (text: string, tag: Tag) =>
  text.normalize('NFC').toLocaleLowerCase(tag)
