import type { Dock } from '../../app/Dock'
import type { Paymaster } from '../../data/transactions/CallsToSend'
import { transportOf, transports } from '../../data/wallets/transports'
import { accountIn } from '../../wallet/session/selectors'

/**
 * Loads the code for sending once a wallet that opens a popup or an app is connected. Browsers open popups and apps
 * only for a tap, and WebKit forgets the tap during a download.
 * @returns Function that stops waiting for a wallet.
 */
export function prepareSend(dock: Dock): () => void {
  const { getState, subscribe } = dock.session
  const prepare = () => {
    if (getState().connection.type !== 'connected') return
    leave()
    // `send` loads the code again and reports the error.
    loadIfNeededInTap(dock).catch(() => {})
  }
  const leave = subscribe(prepare)
  prepare()
  return leave
}

async function loadIfNeededInTap(dock: Dock) {
  const { config, load } = await dock.loadEngine()
  const { connections, current } = config.state
  const { type = '' } = connections.get(current ?? '')?.connector ?? {}
  const transport = transportOf(type)
  // Apps and popups need a tap. Extensions open their prompt without one.
  if (transport && transports[transport].reachesAnywhere)
    await load('transactions')
}

/** Queries the active wallet's capabilities, also after it changes. @returns Function that stops the queries. */
export function watchCapabilities(
  dock: Dock,
  paymaster: () => Paymaster | undefined,
): () => void {
  const { getState, subscribe } = dock.session
  let lastAccount: string | undefined
  function update() {
    const account = accountIn(getState())
    const about =
      account && `${account.address} ${account.chainId} ${account.connector.id}`
    if (about === lastAccount) return
    lastAccount = about
    if (about)
      dock
        .loadEngine()
        .then(({ load }) => load('transactions'))
        .then(({ loadCalls }) => loadCalls())
        .then(({ ask }) => ask(paymaster()))
        // `send` runs into the same problem and reports the error.
        .catch(() => {})
  }
  const leave = subscribe(update)
  update()
  return leave
}
