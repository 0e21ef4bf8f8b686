import { withGuide } from '../../errors/withGuide'
import type {
  Call,
  CallsOptions,
  Paymaster,
  SentCalls,
} from '../../transactions/CallsToSend'
import type { Dock } from '../Dock'

/**
 * Queries the capabilities of each connected wallet, and again for another chain or account.
 * @returns Function that stops the queries.
 */
export function watchCapabilities(
  dock: Dock,
  paymaster: () => Paymaster | undefined,
): () => void {
  const { getState, subscribe } = dock.session
  let asked: string | undefined
  function look() {
    const { connection } = getState()
    const { address, chainId, connector } =
      connection.type === 'connected' ? connection.account : {}
    const about = address && `${address} ${chainId} ${connector?.id}`
    if (about === asked) return
    asked = about
    if (about)
      batchesIn(dock)
        .then((batches) => batches.ask(paymaster()))
        // `send` runs into the same problem and reports the error.
        .catch(() => {})
  }
  const leave = subscribe(look)
  look()
  return leave
}

/**
 * Sends several calls.
 * @throws Error if an earlier release created the page's engine
 */
export async function sendCalls(
  dock: Dock,
  calls: readonly Call[],
  options: CallsOptions,
): Promise<SentCalls> {
  return (await batchesIn(dock)).send(calls, options)
}

async function batchesIn(dock: Dock) {
  const engine = await dock.loadEngine()
  if (engine.batches) return engine.batches()
  throw new Error(
    withGuide(
      'Walletdock: the release that runs on this page sends one transaction at a time. Load a newer one everywhere on the page, or call `send` once for each call.',
      'transactions-and-calls',
    ),
  )
}
