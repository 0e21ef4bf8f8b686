import { needsRelay } from './relayUses'
import type { WalletConnectProvider } from './walletConnectProvider'
import { withPrivate } from './withPrivate'

/** Members of the client's relayer that are private in its types only. */
type Relayer = {
  connect(url?: string): Promise<void>
  readonly publisher: {
    readonly queue: ReadonlyMap<string, Unsent>
    checkQueue(): void
    rpcPublish(request: unknown, options: unknown): Promise<unknown>
  }
  readonly subscriber: { checkPending(): Promise<void> }
  /** The current connection. */
  readonly provider: { on(event: 'error', listener: () => void): void }
  unregisterProviderListeners(): void
  /** Stays true after a connection was closed on purpose. The relayer then ignores the next loss of a connection. */
  reconnectInProgress: boolean
}

type Unsent = { readonly request: unknown; readonly opts: unknown }

/**
 * Prevents uncatchable errors of the client's relayer (2.21.8). With every heartbeat, the relayer resends messages that
 * the relay has not acknowledged, but does not await the promises. Without a network, they reject. The relayer also
 * removes its listeners from a connection that it replaces, so a late refusal by the relay is thrown. In addition, it
 * opens one connection for each waiting message, and every failed connection adds messages. Without the patch, an
 * unreachable relay receives hundreds of requests per second. The client would also keep its connection, and try to
 * reach the relay, until the page closes.
 */
export function patchRelayer(provider: WalletConnectProvider): void {
  const { core } = provider.signer.client
  const relayer = withPrivate<Relayer>(core.relayer)
  const { publisher, subscriber } = relayer
  publisher.checkQueue = () => {
    for (const { request, opts } of publisher.queue.values()) {
      // Not reported, because the next heartbeat tries again and every answer has a time limit.
      publisher.rpcPublish(request, opts).catch(() => {})
    }
  }
  const connect = relayer.connect.bind(relayer)
  let seeking: Promise<void> | undefined
  relayer.connect = async (url) => {
    if (!needsRelay(provider)) throw new Error('No code or session is in use.')
    seeking ??= connect(url).finally(() => {
      seeking = undefined
    })
    return seeking
  }
  const unsubscribe = core.relayer.unsubscribe.bind(core.relayer)
  core.relayer.unsubscribe = (topic, opts) =>
    unsubscribe(topic, opts).catch(() => {
      // Not reported, because the relay forgets a subscription whose connection has ended. The client does not catch
      // this error if a code expires.
    })
  const { checkPending } = subscriber
  // Not reported for the same reason.
  subscriber.checkPending = () => checkPending().catch(() => {})
  const { unregisterProviderListeners } = relayer
  relayer.unregisterProviderListeners = () => {
    unregisterProviderListeners.call(relayer)
    // Not reported, because the client no longer uses this connection. An emitter throws an `error` event that has no
    // listener.
    relayer.provider.on('error', () => {})
  }
  core.heartbeat.on('heartbeat_pulse', async () => {
    const { connected, transportExplicitlyClosed: isClosing } = core.relayer
    if (needsRelay(provider) || (isClosing && !connected)) return
    await core.relayer.transportClose()
    relayer.reconnectInProgress = false
  })
}
