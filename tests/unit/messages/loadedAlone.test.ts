import { describe, expect, test } from 'vitest'
import { badges, badgesIn } from '../../../src/messages/badges'
import { walletsIn, walletsMessages } from '../../../src/messages/wallets'

// These messages belong to features, so they are not part of a language's file.

type Badges = typeof badges.en
type Wallets = typeof walletsMessages.en

/** Returns the messages that name Alpha, and those that do not. */
const ofBadges = ({ gasPaidBy, ...words }: Badges) => ({
  naming: [gasPaidBy('Alpha')],
  plain: Object.values(words).filter((word) => typeof word === 'string'),
})
const ofWallets = ({ use, leave, now, ...words }: Wallets) => ({
  naming: [use, leave, now].map((message) => message('Alpha')),
  plain: Object.values(words),
})

const all = [
  ...Object.entries(badges).map(
    ([tag, words]) =>
      ['badges', tag, ofBadges(words), ofBadges(badges.en)] as const,
  ),
  ...Object.entries(walletsMessages).map(
    ([tag, words]) =>
      [
        'wallets',
        tag,
        ofWallets(words),
        ofWallets(walletsMessages.en),
      ] as const,
  ),
]

test.each(all)(
  'the messages of %s in %s are translated',
  (_, tag, ours, english) => {
    const words = [...ours.naming, ...ours.plain]
    for (const each of words) expect(each).toMatch(/^\S+( \S+)*$/u)
    for (const each of ours.naming) expect(each).toContain('Alpha')
    expect(ours.plain.filter((each) => each.includes('Alpha'))).toEqual([])
    if (tag === 'en') return
    const theirs = [...english.naming, ...english.plain]
    expect(words.filter((each) => theirs.includes(each))).toEqual([])
  },
)

describe('a visitor reads these messages in the best language', () => {
  test.each([
    ['de-AT', 'de'],
    ['pt', 'pt-BR'],
    ['zh-HK', 'zh-TW'],
    ['en-GB', 'en'],
    // A language that only the host provides has no such messages.
    ['sv', 'en'],
  ] as const)('%s: %s', (tag, best) => {
    expect(badgesIn(tag)).toBe(badges[best])
    expect(walletsIn(tag)).toBe(walletsMessages[best])
  })
})
