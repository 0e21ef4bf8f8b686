import { expect, test } from 'vitest'
import { shortenAddress } from '../../../src/ui/text/shortenAddress'

test('an address keeps eight of its digits', () => {
  expect(shortenAddress('0x71C7656EC7ab88b098defB751B7401B5f6d8976F')).toBe(
    '0x71C7…976F',
  )
})

test('what is short already stays whole', () => {
  expect(shortenAddress('0x71C7976F')).toBe('0x71C7976F')
})
