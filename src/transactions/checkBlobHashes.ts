import { BaseError, type Hex } from 'viem'

/** Length of a blob's hash, in bytes. */
const size = 32
/** First byte of a blob's hash: it commits with KZG. @see EIP-4844 */
const version = 1

/**
 * Rejects hashes that name no blob. viem checks them only where it signs itself, and keeps these errors to itself.
 * @throws EmptyBlobError, InvalidVersionedHashSizeError, InvalidVersionedHashVersionError, by name
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
  const found = bytes === undefined ? 'no hex' : bytes.length / 2
  if (found !== size)
    throw new BaseError(`Versioned hash "${hash}" size is invalid.`, {
      name: 'InvalidVersionedHashSizeError',
      metaMessages: [`Expected: ${size}`, `Received: ${found}`],
    })
  const first = Number.parseInt(hash.slice(2, 4), 16)
  if (first !== version)
    throw new BaseError(`Versioned hash "${hash}" version is invalid.`, {
      name: 'InvalidVersionedHashVersionError',
      metaMessages: [`Expected: ${version}`, `Received: ${first}`],
    })
}
