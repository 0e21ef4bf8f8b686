import fc from 'fast-check'
import * as viem from 'viem'
import { expect, test } from 'vitest'
import { rejectionOf, withKeys } from './rejectionOf'

const bytes = (least: number, most: number) =>
  fc
    .uint8Array({ minLength: least, maxLength: most })
    .map((all) => viem.bytesToHex(all))

test('of all bytes, 20 are an address and 32 a storage key [5.10] [5.14]', () => {
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

test('of all strings, none passes as an address or key that viem would refuse', () => {
  fc.assert(
    fc.property(fc.string(), (any) => {
      expect(rejectionOf({ to: any })).toBe('InvalidAddressError')
      expect(rejectionOf(withKeys(any))).toBe('InvalidStorageKeySizeError')
    }),
  )
})
