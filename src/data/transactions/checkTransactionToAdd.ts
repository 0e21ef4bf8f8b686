import { withGuide } from '../../errors/withGuide'
import { isCount } from '../../platform/shapes'
import type { TransactionToAdd } from './RecentTransaction'

/** @throws RecentTransactionError if hash, description or confirmations are invalid */
export function checkTransactionToAdd(transaction: TransactionToAdd): void {
  const { hash } = transaction
  if (!isHash(hash)) reject(`Hash "${hash}" is invalid. Use 32 bytes in hex.`)
  checkHowToShow(transaction)
}

/** Checks the fields that are known before there is a hash. @throws RecentTransactionError */
export function checkHowToShow({
  description,
  confirmations,
}: Omit<TransactionToAdd, 'hash'>): void {
  if (typeof description !== 'string')
    reject('The description is not a string. Describe in words what was sent.')
  if (confirmations !== undefined && !isCount(confirmations))
    reject(
      `Confirmations "${confirmations}" are invalid. Use a whole number above 0.`,
    )
}

export function isHash(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[\da-f]{64}$/i.test(value)
}

function reject(message: string): never {
  throw new RecentTransactionError(message)
}

export class RecentTransactionError extends Error {
  override readonly name = 'RecentTransactionError'

  constructor(message: string) {
    super(withGuide(message, 'transactions-and-calls'))
  }
}
