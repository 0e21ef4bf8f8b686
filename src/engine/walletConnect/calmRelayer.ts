import type { WalletConnectProvider } from './walletConnectProvider'
import { withPrivate } from './withPrivate'

/** Of the client's relayer, what it hides from the compiler alone. */
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
}

type Unsent = { readonly request: unknown; readonly opts: unknown }

/**
 * Keeps the client's relayer (2.21.8) from throwing errors that cannot be caught: with every heartbeat it sends again
 * what the relay has not taken, and rejects in promises that it lets go itself while there is no network. It stops
 * listening to a connection that it replaces, so that a relay which refuses that one late has its error thrown. And from
 * seeking one connection for each thing that waits for it: every one that fails makes more things wait, so that a relay
 * out of reach was asked hundreds of times a second.
 */
export function calmRelayer({ signer }: WalletConnectProvider): void {
  const relayer = withPrivate<Relayer>(signer.client.core.relayer)
  const { publisher, subscriber } = relayer
  publisher.checkQueue = () => {
    for (const { request, opts } of publisher.queue.values()) {
      // Not reported: the next heartbeat tries again, and every answer has a time limit.
      publisher.rpcPublish(request, opts).catch(() => {})
    }
  }
  const connect = relayer.connect.bind(relayer)
  let seeking: Promise<void> | undefined
  relayer.connect = (url) => {
    seeking ??= connect(url).finally(() => {
      seeking = undefined
    })
    return seeking
  }
  const { checkPending } = subscriber
  // Not reported, for the same reason.
  subscriber.checkPending = () => checkPending().catch(() => {})
  const { unregisterProviderListeners } = relayer
  relayer.unregisterProviderListeners = () => {
    unregisterProviderListeners.call(relayer)
    // Not reported: the client no longer uses this connection. Emitters throw errors that have no listener.
    relayer.provider.on('error', () => {})
  }
}
