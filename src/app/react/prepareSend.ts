import type { Dock } from '../Dock'

/**
 * Fetches what sends as soon as somebody is connected: browsers open a wallet's window or app for a tap alone, and
 * WebKit forgets the tap while something is fetched.
 * @returns stops waiting for somebody
 */
export function prepareSend(dock: Dock): () => void {
  const { getState, subscribe } = dock.session
  const prepare = () => {
    if (getState().connection.type !== 'connected') return
    leave()
    // Whoever sends is told what is missing.
    dock.loadEngine().then(
      (engine) => engine.prepareSend?.(),
      () => {},
    )
  }
  const leave = subscribe(prepare)
  prepare()
  return leave
}
