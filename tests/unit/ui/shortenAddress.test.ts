import { expect, test } from 'vitest'
import { shortenAddress } from '../../../src/ui/text/shortenAddress.initial'

test('shortenAddress keeps eight digits of an address', () => {
  expect(shortenAddress('0x71C7656EC7ab88b098defB751B7401B5f6d8976F')).toBe(
    '0x71C7…976F',
  )
})

test('shortenAddress returns a short text unchanged', () => {
  expect(shortenAddress('0x71C7976F')).toBe('0x71C7976F')
})
