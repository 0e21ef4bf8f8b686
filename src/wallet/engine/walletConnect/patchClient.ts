import { needsRelay } from './relayUses'
import { replaceMethod } from './replaceMethod'
import type { WalletConnectProvider } from './walletConnectProvider'

/**
 * Corrects faults of WalletConnect's client (2.21.8).
 * @param ended no connection is opened after it is aborted
 * @see ReplacedMethods
 */
export function patchClient(
  provider: WalletConnectProvider,
  ended?: AbortSignal,
): void {
  limitConnections(provider, ended)
  catchErrors(provider)
  endOnce(provider)
}

/**
 * Makes the client open one connection at a time, and only while a session, a code or a message needs the relay. The
 * client itself opens one for each waiting message, and every failed connection adds messages. It keeps its connection,
 * or tries to reach the relay, until the page closes.
 */
function limitConnections(
  provider: WalletConnectProvider,
  ended: AbortSignal | undefined,
): void {
  const { heartbeat, relayer } = provider.signer.client.core
  let connecting: Promise<void> | undefined
  replaceMethod(
    provider,
    'signer.client.core.relayer.connect',
    (connect) => async (url) => {
      if (ended?.aborted || !needsRelay(provider))
        throw new Error('No code or session is in use.')
      connecting ??= connect(url).finally(() => {
        connecting = undefined
      })
      return connecting
    },
  )
  heartbeat.on('heartbeat_pulse', () => {
    const { connected, transportExplicitlyClosed: isClosing } = relayer
    if (!needsRelay(provider) && (connected || !isClosing))
      return relayer.transportClose()
  })
  // The build removes the client's own listeners to the network, because they would never end.
  const restart = () =>
    relayer.restartTransport().catch(() => {
      // The client tries again with its next heartbeat.
    })
  addEventListener('online', restart, ended && { signal: ended })
}

function catchErrors(provider: WalletConnectProvider): void {
  const { relayer } = provider.signer.client.core
  const requests = new WeakSet<object>()
  replaceMethod(
    provider,
    'signer.client.core.relayer.request',
    (send) => async (request) => {
      const isRepeated = requests.has(request)
      requests.add(request)
      try {
        return await send(request)
      } catch (thrown) {
        if (!isRepeated) throw thrown
        // With every heartbeat, the client repeats the requests that have failed, without awaiting them. Their first
        // call has a time limit.
        return new Promise(() => {})
      }
    },
  )
  // The client stops listening to a connection that it replaces, and an emitter throws an `error` event that has no
  // listener.
  relayer.on('relayer_connect', () => relayer.provider.on('error', () => {}))
}

/**
 * Makes the client ignore that a session has ended if the session is gone. One second after its start, the client reads
 * again what it has not finished reading, and would then end the session twice, with errors that no caller could catch.
 */
function endOnce(provider: WalletConnectProvider): void {
  replaceMethod(
    provider,
    'signer.client.engine.isValidDisconnect',
    (check) => (params) => {
      // Throws at once, and not by a promise that the client does not await.
      provider.signer.client.session.get(params.topic)
      return check(params)
    },
  )
}
