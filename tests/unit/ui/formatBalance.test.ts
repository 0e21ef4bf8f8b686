import { expect, test } from 'vitest'
import { formatBalance } from '../../../src/ui/text/formatBalance'

/** Returns a balance of Ether from a decimal text. */
const ether = (amount: string) => {
  const [whole = '', part = ''] = amount.split('.')
  return {
    value: BigInt(whole + part.padEnd(18, '0')),
    symbol: 'ETH',
    decimals: 18,
  }
}

test.each([
  ['0', '0 ETH'],
  ['0.5199', '0.519 ETH'],
  ['0.9009', '0.9 ETH'],
  ['0.001', '0.001 ETH'],
  ['1', '1 ETH'],
  ['1.002', '1 ETH'],
  ['1.09', '1.09 ETH'],
  ['99.999', '99.99 ETH'],
  ['100.09', '100 ETH'],
  ['1234.22', '1,234.2 ETH'],
  ['9999.99', '9,999.9 ETH'],
  ['12345', '12.3k ETH'],
  ['999999', '999.9k ETH'],
  ['1239999', '1.2m ETH'],
  ['2500000000', '2.5b ETH'],
  ['7000000000000', '7t ETH'],
  ['12345000000000000', '12,345t ETH'],
])('formatBalance writes %s as %s [3.10]', (amount, text) => {
  expect(formatBalance(ether(amount))).toBe(text)
})

test.each(['0.0009', '0.0000001', '0.000000000000000001'])(
  'formatBalance writes %s as less than 0.001 [D3]',
  (amount) => {
    expect(formatBalance(ether(amount))).toBe('<0.001 ETH')
  },
)

test('formatBalance does not round up digits beyond the precision of numbers [D3]', () => {
  expect(formatBalance(ether('99.999999999999999999'))).toBe('99.99 ETH')
})

test('formatBalance respects the decimals of the currency', () => {
  const balance = { value: 12_345_678n, symbol: 'USDC', decimals: 6 }
  expect(formatBalance(balance)).toBe('12.34 USDC')
  expect(formatBalance({ ...balance, decimals: 0 })).toBe('12.3m USDC')
})

test('formatBalance uses the number format of the language [D3]', () => {
  expect(formatBalance(ether('1234.22'), 'de')).toBe('1.234,2 ETH')
})

test.each([
  ['ja', '12999', '1.2万 ETH'],
  ['ko', '999999', '99.9만 ETH'],
  ['hi', '199999', '1.9 लाख ETH'],
])(
  'in %s, whose steps are not thousands, %s is not rounded up',
  (locale, amount, text) => {
    expect(formatBalance(ether(amount), locale).replace('\u00a0', ' ')).toBe(
      text,
    )
  },
)

test('formatBalance abbreviates large amounts in the language', () => {
  expect(formatBalance(ether('12345'), 'ar')).toBe('12.3\u00a0ألف ETH')
  expect(formatBalance(ether('1239999'), 'ar-EG')).toBe('١٫٢\u00a0مليون ETH')
  expect(formatBalance(ether('12345'), 'en-GB')).toBe('12.3k ETH')
})
