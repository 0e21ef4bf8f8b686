import type { Dock } from '../../app/Dock'

/**
 * Loads the code that sends once a wallet is connected, because browsers open a wallet's popup or app only for a tap,
 * and WebKit forgets the tap during a download.
 * @returns Function that stops waiting for a wallet.
 */
export function prepareSend(dock: Dock): () => void {
  const { getState, subscribe } = dock.session
  const prepare = () => {
    if (getState().connection.type !== 'connected') return
    leave()
    // `send` loads the engine again and reports the error.
    dock.loadEngine().then(
      (engine) => engine.prepareSend(),
      () => {},
    )
  }
  const leave = subscribe(prepare)
  prepare()
  return leave
}
