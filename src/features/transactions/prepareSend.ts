import type { Dock } from '../../app/Dock'

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
    loadSend(dock).catch(() => {})
  }
  const leave = subscribe(prepare)
  prepare()
  return leave
}

async function loadSend(dock: Dock) {
  const { config, features } = await dock.loadEngine()
  const { connections, current } = config.state
  const { type = '' } = connections.get(current ?? '')?.connector ?? {}
  // Extensions open their prompt without a tap.
  if (/^(walletConnect|coinbaseWallet)$/.test(type))
    await Promise.all([features.sending.load(), features.transactions.load()])
}
