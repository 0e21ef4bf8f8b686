import { expect, test } from 'vitest'
import { ConfigurationError } from '../../../../src/errors/ConfigurationError'
import { checkTokens } from '../../../../src/features/tokens/checkTokens'
import { someTokens } from '../../../fixtures/states/someTokens'

const token = { name: 'USD Coin', symbol: 'USDC', value: 1n, decimals: 6 }

test('checkTokens returns valid tokens unchanged', () => {
  expect(checkTokens(someTokens)).toEqual(someTokens)
  expect(checkTokens([])).toEqual([])
})

test.each([undefined, null, {}, 'USDC', token])(
  'checkTokens throws if %s is passed instead of an array',
  (given) => {
    expect(() => checkTokens(given)).toThrow(ConfigurationError)
    expect(() => checkTokens(given)).toThrow('`tokens` must return an array.')
  },
)

test.each([
  ['name', ' '],
  ['name', undefined],
  ['symbol', 5],
  ['value', 1],
  ['value', '1'],
  ['value', -1n],
  ['decimals', 101],
  ['decimals', 1.5],
  ['decimals', '6'],
  ['iconUrl', 5],
  ['fiat', 5],
  ['fiat', { amount: Number.NaN, currency: 'USD' }],
  ['fiat', { amount: 1, currency: 'dollars' }],
  ['fiat', { amount: 1 }],
])(
  'checkTokens reports a token with the %s %s by its position and symbol',
  (part, value) => {
    const wrong = { ...token, [part]: value }
    const symbol = part === 'symbol' ? String(value) : 'USDC'
    expect(() => checkTokens([token, wrong])).toThrow(
      `Token 2 (${symbol}) has no valid ${part}.`,
    )
  },
)

test('checkTokens reports an entry that is not a token by its position', () => {
  expect(() => checkTokens([null])).toThrow(
    'Token 1 (undefined) has no valid name.',
  )
})
