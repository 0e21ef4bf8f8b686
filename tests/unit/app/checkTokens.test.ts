import { expect, test } from 'vitest'
import { checkTokens } from '../../../src/app/views/checkTokens'
import { ConfigurationError } from '../../../src/errors/ConfigurationError'
import { someTokens } from '../../fixtures/states/someTokens'

const token = { name: 'USD Coin', symbol: 'USDC', value: 1n, decimals: 6 }

test('tokens that are what they must be are taken as they are', () => {
  expect(checkTokens(someTokens)).toEqual(someTokens)
  expect(checkTokens([])).toEqual([])
})

test.each([undefined, null, {}, 'USDC', token])('%s is no list', (given) => {
  expect(() => checkTokens(given)).toThrow(ConfigurationError)
  expect(() => checkTokens(given)).toThrow('The tokens are no list.')
})

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
])('a token with the %s %s is told by its place and symbol', (part, value) => {
  const wrong = { ...token, [part]: value }
  const symbol = part === 'symbol' ? String(value) : 'USDC'
  expect(() => checkTokens([token, wrong])).toThrow(
    `Token 2 (${symbol}) has no valid ${part}.`,
  )
})

test('what is no token at all is told by its place', () => {
  expect(() => checkTokens([null])).toThrow(
    'Token 1 (undefined) has no valid name.',
  )
})
