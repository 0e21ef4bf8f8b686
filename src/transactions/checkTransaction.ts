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
  TipAboveFeeCapError,
} from 'viem'
import { checkBlobHashes } from './checkBlobHashes'
import type { TransactionRequest } from './TransactionRequest'

/**
 * Rejects what no chain would take, before a wallet is asked. The errors are viem's, or carry its names.
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
  // viem counts a key's characters; what is no hex has no bytes at all.
  for (const { storageKeys } of accessList ?? [])
    for (const storageKey of storageKeys)
      if (!isHex(storageKey))
        throw new InvalidStorageKeySizeError({ storageKey })
  for (const { address, chainId } of authorizationList ?? []) {
    checkAddress(address)
    // 0 stands for every chain here. @see EIP-7702
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
  // viem takes a fee cap of nothing for no fee cap.
  if (maxFeePerGas === 0n && maxPriorityFeePerGas)
    throw new TipAboveFeeCapError({ maxPriorityFeePerGas })
}
