import { expect, test } from 'vitest'
import { exactBalance } from '../../../src/ui/text/exactBalance'
import { formatBalance } from '../../../src/ui/text/formatBalance'
import { relativeTime } from '../../../src/ui/text/relativeTime'
import { shortenAddress } from '../../../src/ui/text/shortenAddress'
import { shortenName } from '../../../src/ui/text/shortenName'

/** Returns a balance from a decimal text. */
function amount(text: string, decimals = 18) {
  const [whole = '', part = ''] = text.split('.')
  const value = BigInt(whole + part.padEnd(decimals, '0'))
  return { value, symbol: 'ETH', decimals }
}

test.each([
  ['0', '0 ETH'],
  ['0.000000000000000001', '<0.001 ETH'],
  ['0.0009', '<0.001 ETH'],
  ['0.001', '0.001 ETH'],
  ['0.5199', '0.519 ETH'],
  ['0.9009', '0.9 ETH'],
  ['1', '1 ETH'],
  ['1.002', '1 ETH'],
  ['1.09', '1.09 ETH'],
  // Numbers are not precise enough to cut these digits.
  ['99.999999999999999999', '99.99 ETH'],
  ['100.09', '100 ETH'],
  ['1234.22', '1,234.2 ETH'],
  ['9999.99', '9,999.9 ETH'],
  ['12345', '12.3k ETH'],
  ['999999', '999.9k ETH'],
  ['1239999', '1.2m ETH'],
  ['2500000000', '2.5b ETH'],
  ['7000000000000', '7t ETH'],
  ['12345000000000000', '12,345t ETH'],
])('formatBalance writes %s as %s', (value, text) => {
  expect(formatBalance(amount(value))).toBe(text)
})

test.each([
  ['en-GB', '12345', '12.3k ETH'],
  ['de', '1234.22', '1.234,2 ETH'],
  ['ar', '12345', '12.3 ألف ETH'],
  ['ar-EG', '1239999', '١٫٢ مليون ETH'],
  // The steps of these languages are not thousands.
  ['ja', '12999', '1.2万 ETH'],
  ['ko', '999999', '99.9만 ETH'],
  ['hi', '199999', '1.9 लाख ETH'],
])('formatBalance in %s writes %s as %s', (locale, value, text) => {
  const written = formatBalance(amount(value), locale)
  expect(written.replace('\u00a0', ' ')).toBe(text)
})

test.each([
  ['en', '0', 18, '0 ETH'],
  ['en', '0.000000000000000001', 18, '0.000000000000000001 ETH'],
  [
    'en',
    '123456789.012345678901234567',
    18,
    '123,456,789.012345678901234567 ETH',
  ],
  ['en', '1.234567', 6, '1.234567 ETH'],
  ['en', '1234', 0, '1,234 ETH'],
  ['de', '1234.5', 1, '1.234,5 ETH'],
  ['fa', '1234.5', 1, '۱٬۲۳۴٫۵ ETH'],
])(
  'exactBalance in %s writes %s with %i decimals as %s',
  (locale, value, decimals, text) => {
    expect(exactBalance(amount(value, decimals), locale)).toBe(text)
  },
)

const minute = 60_000
const day = 24 * 60 * minute

test.each([
  ['en', 0, 'now'],
  ['en', 59_999, 'now'],
  ['en', minute, '1 min. ago'],
  ['en', 59.9 * minute, '59 min. ago'],
  ['en', 60 * minute, '1 hr. ago'],
  ['en', day, 'yesterday'],
  ['en', 29 * day, '29 days ago'],
  ['en', 30 * day, 'last mo.'],
  ['en', 400 * day, 'last yr.'],
  // The clock was set back.
  ['en', -minute, 'now'],
  ['de', 5 * minute, 'vor 5 Min.'],
  ['fa', 5 * minute, '۵ دقیقه پیش'],
])(
  'relativeTime in %s writes %i milliseconds ago as %s',
  (locale, age, words) => {
    const now = Date.UTC(2026, 10, 22)
    expect(relativeTime(now - age, now, locale)).toBe(words)
  },
)

test.each([
  ['0x71C7656EC7ab88b098defB751B7401B5f6d8976F', '0x71C7…976F'],
  ['0x71C7976F', '0x71C7976F'],
])('shortenAddress writes %s as %s', (address, text) => {
  expect(shortenAddress(address)).toBe(text)
})

const family = '👩‍👩‍👧'

test.each([
  ['', ''],
  ['name', 'name'],
  ['abcdefghijklmnopqrstuvwx.eth', 'abcdefghijklmnopqrstuvwx.eth'],
  ['harbourmaster-o…ong-name.eth', 'harbourmaster-of-a-very-long-name.eth'],
  // Subdomains are part of the name.
  ['somebody.of.a.l…ily.base.eth', 'somebody.of.a.large.family.base.eth'],
  // A family is one character of several code points.
  [`${family.repeat(15)}…${family.repeat(8)}.eth`, `${family.repeat(30)}.eth`],
])('shortenName returns %j', (text, name) => {
  expect(shortenName(name)).toBe(text)
})
