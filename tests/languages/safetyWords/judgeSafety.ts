import type { Tag } from '../allLanguages'

/** Returns the safety words that a sentence does not have. */
export function lostWords(text: string, words: string, tag: Tag): string[] {
  const said = plain(text, tag)
  return wordsOf(words).filter((word) => !said.includes(plain(word, tag)))
}

/** Returns the parts of a sentence that could be cut without losing any of the safety words. */
export function unguardedParts(
  text: string,
  words: string,
  tag: Tag,
): string[] {
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
