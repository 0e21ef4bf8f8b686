import { InvalidAddressError, isHex, numberToHex } from 'viem'
import { withGuide } from '../../errors/withGuide'
import type { Call, CallsOptions } from './CallsToSend'
import { checkTransaction } from './checkTransaction'
import { checkHowToShow } from './checkTransactionToAdd'

/** Fields of a call. Other fields would be lost. */
const fields: readonly string[] = [
  'to',
  'value',
  'data',
  'description',
] satisfies (keyof Call)[]

/**
 * Rejects invalid calls before the wallet is prompted.
 * @throws InvalidCallsError; the errors of `checkTransaction` and `checkHowToShow`; viem's error for a negative value
 */
export function checkCalls(
  calls: readonly Call[],
  { chainId, description = '' }: CallsOptions,
): void {
  if (calls.length === 0) reject('There are no calls. Pass at least one.')
  checkTransaction({ chainId })
  checkHowToShow({ description })
  for (const [at, call] of calls.entries()) checkCall(call, at + 1)
}

function checkCall(call: Call, number: number) {
  // Hosts without types may pass anything.
  const { data, description = '', to, value = 0n }: Partial<Call> = call ?? {}
  for (const field of Object.keys(call ?? {}))
    if (!fields.includes(field))
      reject(
        `Call ${number} has \`${field}\`, which wallets accept only in a single transaction. Remove it.`,
      )
  // Without `to`, the call would create a contract.
  if (typeof to !== 'string')
    throw new InvalidAddressError({ address: String(to) })
  checkTransaction(call)
  checkHowToShow({ description })
  numberToHex(value)
  if (data !== undefined && !isHex(data))
    reject(`The data of call ${number} is not hexadecimal.`)
}

function reject(message: string): never {
  throw new InvalidCallsError(`Walletdock: ${message}`)
}

export class InvalidCallsError extends Error {
  override readonly name = 'InvalidCallsError'

  constructor(message: string) {
    super(withGuide(message, 'transactions-and-calls'))
  }
}
