import { expect, test } from 'vitest'
import { avatarColors } from '../../../src/ui/avatarColors'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

test('the case in which an address is written changes nothing', () => {
  expect(avatarColors(address.toLowerCase())).toEqual(avatarColors(address))
})

test('addresses that differ in one digit look different', () => {
  const other = avatarColors(address.replace('976F', '976E'))
  expect(other.hue).not.toBe(avatarColors(address).hue)
})

test('a thousand addresses spread over the whole circle', () => {
  const hues = Array.from(
    { length: 1000 },
    (_, index) => avatarColors(`0x${index.toString(16).padStart(40, '0')}`).hue,
  )
  const twelfths = new Set(hues.map((hue) => Math.floor(hue / 30)))
  expect(twelfths.size).toBe(12)
})
