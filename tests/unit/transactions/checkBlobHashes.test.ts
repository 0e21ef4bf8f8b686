import fc from 'fast-check'
import * as viem from 'viem'
import { expect, test } from 'vitest'
import { address, errorOf, rejectionOf, withBlobs } from './rejectionOf'

const key = `0x${'ab'.repeat(32)}` as const
const blobHash = `0x01${'ab'.repeat(31)}` as const
const bytes = (least: number, most: number) =>
  fc
    .uint8Array({ minLength: least, maxLength: most })
    .map((all) => viem.bytesToHex(all))

/** Returns the error that viem throws when it signs a transaction with blobs. */
function viemsErrorOf(blobVersionedHashes: readonly viem.Hex[]) {
  try {
    viem.serializeTransaction({
      type: 'eip4844',
      chainId: 1,
      maxFeePerBlobGas: 1n,
      to: address,
      blobVersionedHashes,
    })
  } catch (thrown) {
    return thrown instanceof Error ? thrown : undefined
  }
  return undefined
}

test.each([
  [[]],
  [[blobHash]],
  [[`${blobHash}00`]],
  [['0x01ab']],
  [[key]],
  [[blobHash, key]],
  [[`0x01${'AB'.repeat(31)}`]],
] as const)(
  'checkTransaction agrees with viem about the blob hashes %j [5.13]',
  (hashes) => {
    const said = errorOf({ blobVersionedHashes: hashes })
    const viems = viemsErrorOf(hashes)
    expect(said?.name).toBe(viems?.name)
    expect(said?.message).toBe(viems?.message)
  },
)

test('checkTransaction agrees with viem about any bytes as a blob hash [5.13]', () => {
  const hash = fc.oneof(
    bytes(31, 31).map((hex) => `0x01${hex.slice(2)}` as const),
    bytes(32, 32),
    // Without a byte, viem throws a SyntaxError.
    bytes(1, 40),
  )
  fc.assert(
    fc.property(hash, (hex) => {
      expect(rejectionOf(withBlobs(hex))).toBe(viemsErrorOf([hex])?.name)
    }),
  )
})
