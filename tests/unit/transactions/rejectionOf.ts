import { checkTransaction } from '../../../src/transactions/checkTransaction'
import type { TransactionRequest } from '../../../src/transactions/TransactionRequest'

export const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Returns the error that a request is rejected with. A host without TypeScript may pass any value. */
export function errorOf(request: unknown): Error | undefined {
  try {
    checkTransaction(request as TransactionRequest)
  } catch (thrown) {
    if (thrown instanceof Error) return thrown
    throw thrown
  }
  return undefined
}

/** Returns the name of the error. */
export const rejectionOf = (request: unknown) => errorOf(request)?.name

export const withKeys = (...storageKeys: string[]) => ({
  accessList: [{ address, storageKeys }],
})
export const withBlobs = (...blobVersionedHashes: string[]) => ({
  to: address,
  blobVersionedHashes,
})
