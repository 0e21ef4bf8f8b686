import { expect, test } from 'vitest'
import { avatarColors } from '../../../src/ui/Avatar'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

test('avatarColors ignores the case of an address', () => {
  expect(avatarColors(address.toLowerCase())).toEqual(avatarColors(address))
})

test('addresses that differ in one digit have different colours', () => {
  const other = avatarColors(address.replace('976F', '976E'))
  expect(other.hue).not.toBe(avatarColors(address).hue)
})

test('the hues of a thousand addresses cover the whole circle', () => {
  const hues = Array.from(
    { length: 1000 },
    (_, index) => avatarColors(`0x${index.toString(16).padStart(40, '0')}`).hue,
  )
  const twelfths = new Set(hues.map((hue) => Math.floor(hue / 30)))
  expect(twelfths.size).toBe(12)
})
