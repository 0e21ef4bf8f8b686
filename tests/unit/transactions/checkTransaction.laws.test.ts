import fc from 'fast-check'
import * as viem from 'viem'
import { expect, test } from 'vitest'
import { rejectionOf, withKeys } from './rejectionOf'

const most = 2n ** 256n - 1n
const bytes = (least: number, most: number) =>
  fc
    .uint8Array({ minLength: least, maxLength: most })
    .map((all) => viem.bytesToHex(all))

test('of all numbers, exactly the whole ones above 0 are chain ids [5.9]', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.double()), (chainId) => {
      const isId = Number.isSafeInteger(chainId) && chainId > 0
      expect(rejectionOf({ chainId })).toBe(
        isId ? undefined : 'InvalidChainIdError',
      )
    }),
  )
})

test('of all fees, a cap passes up to 2^256-1 and a tip up to its cap [5.11] [5.12]', () => {
  const fee = fc.bigInt({ min: 0n, max: most * 2n })
  fc.assert(
    fc.property(fee, fee, (maxFeePerGas, maxPriorityFeePerGas) => {
      const name =
        maxFeePerGas > most
          ? 'FeeCapTooHighError'
          : maxPriorityFeePerGas > maxFeePerGas
            ? 'TipAboveFeeCapError'
            : undefined
      expect(rejectionOf({ maxFeePerGas, maxPriorityFeePerGas })).toBe(name)
    }),
  )
})

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
