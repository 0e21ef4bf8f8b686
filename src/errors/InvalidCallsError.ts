import { withGuide } from './withGuide'

/** Calls that wallets cannot execute. */
export class InvalidCallsError extends Error {
  override readonly name = 'InvalidCallsError'

  constructor(message: string) {
    super(withGuide(message, 'transactions-and-calls'))
  }
}
