import type { WalletConnectProvider } from './walletConnectProvider'
import { withPrivate } from './withPrivate'

/** Members of the client's engine that are private in its types only. */
type Engine = Record<Check, (params: unknown) => Promise<void>> & {
  deleteSession(params: { readonly topic: string }): Promise<void>
}
type Check = (typeof checks)[number]

/** Methods that the client calls for each message without awaiting them. */
const checks = [
  'isValidDisconnect',
  'isValidEmit',
  'isValidPing',
  'isValidUpdate',
] as const

/**
 * Prevents uncatchable errors of the client's engine (2.21.8). One second after its start, the engine reads unfinished
 * messages again. It may then read twice that a session has ended, or read a message of a deleted session. In both
 * cases, the engine does not await promises that reject.
 */
export function patchEngine({ signer }: WalletConnectProvider): void {
  const { client } = signer
  const engine = withPrivate<Engine>(client.engine)
  for (const name of checks) {
    const check = engine[name]
    engine[name] = (params) => {
      const checked = check(params)
      // Prevents an unhandled rejection. Callers that await `checked` still receive the error.
      checked.catch(() => {})
      return checked
    }
  }
  const { deleteSession } = engine
  engine.deleteSession = async (params) => {
    // If the session is already deleted, the deletion would never settle and would block all later messages.
    if (client.session.keys.includes(params.topic)) await deleteSession(params)
  }
}
