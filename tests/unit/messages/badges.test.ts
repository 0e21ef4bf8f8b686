import { expect, test } from 'vitest'
import { badges, badgesIn } from '../../../src/messages/badges'
import type { BadgeMessages } from '../../../src/messages/Messages'

const wordsOf = ({ batching, gasPaidBy, smartAccount }: BadgeMessages) => [
  batching,
  smartAccount,
  gasPaidBy('Alpha'),
]
const english = wordsOf(badges.en)

test.each(Object.entries(badges).filter(([tag]) => tag !== 'en'))(
  'the badges in %s are translated, and name who pays',
  (_, words) => {
    const ours = wordsOf(words)
    expect(ours.filter((each) => english.includes(each))).toEqual([])
    expect(ours.map((each) => each.includes('Alpha'))).toEqual([
      false,
      false,
      true,
    ])
    for (const each of ours) expect(each).toMatch(/^\S+( \S+)*$/u)
  },
)

test.each([
  ['de-AT', badges.de],
  ['pt', badges['pt-BR']],
  ['zh-HK', badges['zh-TW']],
  ['en-GB', badges.en],
  ['sw', badges.en],
] as const)(
  'a visitor with the language %s reads the badges in that language, or else in English',
  (tag, words) => {
    expect(badgesIn(tag)).toBe(words)
  },
)
