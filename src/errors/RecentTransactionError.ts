import { withGuide } from './withGuide'

/** An invalid recent transaction. */
export class RecentTransactionError extends Error {
  override readonly name = 'RecentTransactionError'

  constructor(message: string) {
    super(withGuide(message, 'transactions-and-calls'))
  }
}
