import { BaseError, type Hex } from 'viem'

/** Length of a blob's hash, in bytes. */
const size = 32
/** First byte of a blob's hash. It identifies KZG commitments. @see EIP-4844 */
const version = 1

/**
 * Rejects invalid blob hashes. viem checks them only if it signs the transaction itself, and does not export these
 * errors.
 * @throws errors named EmptyBlobError, InvalidVersionedHashSizeError and InvalidVersionedHashVersionError
 */
export function checkBlobHashes(hashes: readonly Hex[]): void {
  if (hashes.length === 0)
    throw new BaseError('Blob data must not be empty.', {
      name: 'EmptyBlobError',
    })
  for (const hash of hashes) checkHash(hash)
}

function checkHash(hash: Hex) {
  const bytes = /^0x((?:[\da-f]{2})*)$/i.exec(hash)?.[1]
  const byteLength = bytes === undefined ? 'no hex' : bytes.length / 2
  if (byteLength !== size)
    throw new BaseError(`Versioned hash "${hash}" size is invalid.`, {
      name: 'InvalidVersionedHashSizeError',
      metaMessages: [`Expected: ${size}`, `Received: ${byteLength}`],
    })
  const first = Number.parseInt(hash.slice(2, 4), 16)
  if (first !== version)
    throw new BaseError(`Versioned hash "${hash}" version is invalid.`, {
      name: 'InvalidVersionedHashVersionError',
      metaMessages: [`Expected: ${version}`, `Received: ${first}`],
    })
}
