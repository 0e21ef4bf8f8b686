import type { TransactionToAdd } from './RecentTransaction'

/** A recent transaction that cannot be remembered. */
export class RecentTransactionError extends Error {
  override readonly name = 'RecentTransactionError'
}

/** @throws RecentTransactionError when hash, description or confirmations are not what they must be */
export function checkTransactionToAdd(transaction: TransactionToAdd): void {
  const { hash } = transaction
  if (!isHash(hash)) reject(`Hash "${hash}" is invalid. Give 32 bytes in hex.`)
  checkHowToShow(transaction)
}

/**
 * What can be checked before there is a hash.
 * @throws RecentTransactionError when description or confirmations are not what they must be
 */
export function checkHowToShow({
  description,
  confirmations,
}: Omit<TransactionToAdd, 'hash'>): void {
  if (typeof description !== 'string')
    reject('The description is no text. Say in words what was sent.')
  if (confirmations !== undefined && !isCount(confirmations))
    reject(
      `Confirmations "${confirmations}" are invalid. Give a whole number above 0.`,
    )
}

/** True for 32 bytes in hex. */
export function isHash(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[\da-f]{64}$/i.test(value)
}

/** True for whole numbers above 0. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

function reject(message: string): never {
  throw new RecentTransactionError(message)
}
