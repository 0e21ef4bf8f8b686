import {
  assertRequest,
  BaseError,
  FeeCapTooHighError,
  type Hex,
  InvalidAddressError,
  InvalidChainIdError,
  InvalidStorageKeySizeError,
  isAddress,
  isHex,
  maxUint256,
  serializeAccessList,
} from 'viem'
import { isCount } from '../../platform/shapes'
import type { TransactionRequest } from './TransactionRequest'

/**
 * Rejects invalid transactions before the wallet is prompted. The errors are viem's or have the same names.
 * @throws InvalidChainIdError, InvalidAddressError, FeeCapTooHighError, TipAboveFeeCapError, EmptyBlobError,
 * InvalidVersionedHashSizeError, InvalidVersionedHashVersionError, InvalidStorageKeySizeError
 * @see specification, section 5
 */
export function checkTransaction(request: TransactionRequest): void {
  const { accessList, authorizationList, blobVersionedHashes, to } = request
  checkChainId(request.chainId)
  if (to !== undefined && to !== null) checkAddress(to)
  checkFees(request)
  if (blobVersionedHashes) checkBlobHashes(blobVersionedHashes)
  serializeAccessList(accessList)
  // viem checks only the number of characters, so also check that the key is hex.
  for (const { storageKeys } of accessList ?? [])
    for (const storageKey of storageKeys)
      if (!isHex(storageKey))
        throw new InvalidStorageKeySizeError({ storageKey })
  for (const { address, chainId } of authorizationList ?? []) {
    checkAddress(address)
    // Here, 0 means every chain. @see EIP-7702
    if (chainId !== 0) checkChainId(chainId)
  }
}

function checkChainId(chainId: number | undefined) {
  if (chainId === undefined) return
  if (!isCount(chainId)) throw new InvalidChainIdError({ chainId })
}

function checkAddress(address: Hex) {
  if (!isAddress(address)) throw new InvalidAddressError({ address })
}

function checkFees(request: TransactionRequest) {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = request
  assertRequest({ maxFeePerGas, maxPriorityFeePerGas })
  if (gasPrice !== undefined && gasPrice > maxUint256)
    throw new FeeCapTooHighError({ maxFeePerGas: gasPrice })
}

/** Length of a blob's hash, in bytes. */
const size = 32
/** First byte of a blob's hash. It identifies KZG commitments. @see EIP-4844 */
const version = 1

/** Rejects invalid blob hashes. viem checks them only if it signs the transaction itself. */
function checkBlobHashes(hashes: readonly Hex[]): void {
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
