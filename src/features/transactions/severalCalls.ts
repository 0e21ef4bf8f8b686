import type { Dock } from '../../app/Dock'
import type {
  Call,
  CallsOptions,
  Paymaster,
  SentCalls,
} from '../../data/transactions/CallsToSend'

/**
 * Queries the active wallet's capabilities, and queries them again when the wallet, account or chain changes.
 * @returns Function that stops the queries.
 */
export function watchCapabilities(
  dock: Dock,
  paymaster: () => Paymaster | undefined,
): () => void {
  const { getState, subscribe } = dock.session
  let lastAccount: string | undefined
  function update() {
    const { connection } = getState()
    const { address, chainId, connector } =
      connection.type === 'connected' ? connection.account : {}
    const about = address && `${address} ${chainId} ${connector?.id}`
    if (about === lastAccount) return
    lastAccount = about
    if (about)
      callsOf(dock)
        .then(({ ask }) => ask(paymaster()))
        // `send` runs into the same problem and reports the error.
        .catch(() => {})
  }
  const leave = subscribe(update)
  update()
  return leave
}

/** Sends several calls. */
export async function sendDockCalls(
  dock: Dock,
  calls: readonly Call[],
  options: CallsOptions,
): Promise<SentCalls> {
  return (await callsOf(dock)).send(calls, options)
}

async function callsOf(dock: Dock) {
  return (await dock.loadEngine()).features.calls.load()
}
