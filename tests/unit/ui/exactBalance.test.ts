import { expect, test } from 'vitest'
import { exactBalance } from '../../../src/ui/text/exactBalance'

const of = (value: bigint, decimals = 18) => ({
  value,
  decimals,
  symbol: 'ETH',
})

test.each([
  [0n, '0 ETH'],
  [1n, '0.000000000000000001 ETH'],
  [10_000n * 10n ** 18n, '10,000 ETH'],
  [123_456_789_012_345_678_901_234_567n, '123,456,789.012345678901234567 ETH'],
])('exactBalance writes %s wei as %s', (value, words) => {
  expect(exactBalance(of(value), 'en')).toBe(words)
})

test('exactBalance is exact for other numbers of decimals, including none', () => {
  expect(exactBalance(of(1_234_567n, 6), 'en')).toBe('1.234567 ETH')
  expect(exactBalance(of(1234n, 0), 'en')).toBe('1,234 ETH')
})

test('exactBalance uses the digits of the language', () => {
  expect(exactBalance(of(12_345n, 1), 'de')).toBe('1.234,5 ETH')
  expect(exactBalance(of(12_345n, 1), 'fa')).toBe('۱٬۲۳۴٫۵ ETH')
})
