import fc from 'fast-check'
import * as viem from 'viem'
import { expect, test } from 'vitest'
import { rejectionOf, withKeys } from './rejectionOf'

const bytes = (least: number, most: number) =>
  fc
    .uint8Array({ minLength: least, maxLength: most })
    .map((all) => viem.bytesToHex(all))

test('exactly 20 bytes are an address, and exactly 32 bytes a storage key [5.10] [5.14]', () => {
  fc.assert(
    fc.property(bytes(0, 40), (hex) => {
      const length = viem.size(hex)
      expect(rejectionOf({ to: hex })).toBe(
        length === 20 ? undefined : 'InvalidAddressError',
      )
      expect(rejectionOf(withKeys(hex))).toBe(
        length === 32 ? undefined : 'InvalidStorageKeySizeError',
      )
    }),
  )
})

test('checkTransaction rejects any text as an address or a key that viem would reject', () => {
  fc.assert(
    fc.property(fc.string(), (any) => {
      expect(rejectionOf({ to: any })).toBe('InvalidAddressError')
      expect(rejectionOf(withKeys(any))).toBe('InvalidStorageKeySizeError')
    }),
  )
})
