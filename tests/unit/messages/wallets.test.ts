import { expect, test } from 'vitest'
import { walletsIn, walletsMessages } from '../../../src/messages/wallets'

const written = ({ use, leave, now, ...words }: typeof walletsMessages.en) => ({
  ...words,
  use: use('Alpha'),
  leave: leave('Alpha'),
  now: now('Alpha'),
})

const english = Object.values(written(walletsMessages.en))

test.each(Object.entries(walletsMessages))(
  'the messages about several wallets in %s name the wallet, and are translated',
  (tag, messages) => {
    const { use, leave, now, ...words } = written(messages)
    for (const named of [use, leave, now]) expect(named).toContain('Alpha')
    for (const word of Object.values(words)) expect(word).not.toBe('')
    if (tag === 'en') return
    const all = [use, leave, now, ...Object.values(words)]
    expect(all.filter((each) => english.includes(each))).toEqual([])
  },
)

test.each([
  ['de-AT', 'Ihre Wallets'],
  ['pt', 'Suas carteiras'],
  ['zh-HK', '你的錢包'],
  ['en-GB', 'Your wallets'],
  // A language that only the host provides has no such messages.
  ['sv', 'Your wallets'],
])('a visitor with the language %s reads “%s”', (locale, title) => {
  expect(walletsIn(locale).title).toBe(title)
})
