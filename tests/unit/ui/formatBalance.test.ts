import { expect, test } from 'vitest'
import { formatBalance } from '../../../src/ui/text/formatBalance'

/** So many Ether, written as decimals. */
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
])('%s is shown as %s [3.10]', (amount, text) => {
  expect(formatBalance(ether(amount))).toBe(text)
})

test.each(['0.0009', '0.0000001', '0.000000000000000001'])(
  '%s is dust, not nothing and not scientific [D3]',
  (amount) => {
    expect(formatBalance(ether(amount))).toBe('<0.001 ETH')
  },
)

test('digits that a number could not hold are not rounded up [D3]', () => {
  expect(formatBalance(ether('99.999999999999999999'))).toBe('99.99 ETH')
})

test('other currencies have other decimals', () => {
  const balance = { value: 12_345_678n, symbol: 'USDC', decimals: 6 }
  expect(formatBalance(balance)).toBe('12.34 USDC')
  expect(formatBalance({ ...balance, decimals: 0 })).toBe('12.3m USDC')
})

test('numbers are written in the language of the sentences [D3]', () => {
  expect(formatBalance(ether('1234.22'), 'de')).toBe('1.234,2 ETH')
})

test.each([
  ['ja', '12999', '1.2万 ETH'],
  ['ko', '999999', '99.9만 ETH'],
  ['hi', '199999', '1.9 लाख ETH'],
])(
  'in %s, which counts in other steps than thousands, %s is not rounded up',
  (locale, amount, text) => {
    expect(formatBalance(ether(amount), locale).replace('\u00a0', ' ')).toBe(
      text,
    )
  },
)

test('large amounts are shortened with the words of the language', () => {
  expect(formatBalance(ether('12345'), 'ar')).toBe('12.3\u00a0ألف ETH')
  expect(formatBalance(ether('1239999'), 'ar-EG')).toBe('١٫٢\u00a0مليون ETH')
  expect(formatBalance(ether('12345'), 'en-GB')).toBe('12.3k ETH')
})
