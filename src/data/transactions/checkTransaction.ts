import {
  assertRequest,
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
import { checkBlobHashes } from './checkBlobHashes'
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
  if (!Number.isSafeInteger(chainId) || chainId <= 0)
    throw new InvalidChainIdError({ chainId })
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
