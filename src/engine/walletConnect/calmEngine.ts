import type { WalletConnectProvider } from './walletConnectProvider'
import { withPrivate } from './withPrivate'

/** Of the client's engine, what it hides from the compiler alone. */
type Engine = Record<Check, (given: unknown) => Promise<void>> & {
  deleteSession(given: { readonly topic: string }): Promise<void>
}
type Check = (typeof checks)[number]

/** What it begins when a message comes, and does not wait for. */
const checks = [
  'isValidDisconnect',
  'isValidEmit',
  'isValidPing',
  'isValidUpdate',
] as const

/**
 * Keeps the client's engine (2.21.8) from throwing errors that cannot be caught. A second after its start it rereads
 * what it has not finished reading, so that it may hear twice that a session has ended, or hear of one that is gone:
 * it then rejects in promises that it lets go itself.
 */
export function calmEngine({ signer }: WalletConnectProvider): void {
  const { client } = signer
  const engine = withPrivate<Engine>(client.engine)
  for (const name of checks) {
    const check = engine[name]
    engine[name] = (given) => {
      const checked = check(given)
      // The client hears it in `checked`; here only its own copy of the promise is let go.
      checked.catch(() => {})
      return checked
    }
  }
  const { deleteSession } = engine
  engine.deleteSession = async (given) => {
    // It is gone already: waiting for its deletion would block everything after it forever.
    if (client.session.keys.includes(given.topic)) await deleteSession(given)
  }
}
