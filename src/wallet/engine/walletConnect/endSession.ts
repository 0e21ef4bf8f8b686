import type { Config, Connector } from '@wagmi/core'
import { withTimeout } from '../withTimeout'
import { byUser, forgetPairing } from './dropPairings'
import { withRelay } from './relayUses'
import {
  type WalletConnectProvider,
  walletConnectProvider,
} from './walletConnectProvider'

type Session = NonNullable<WalletConnectProvider['session']>

/** How the relay stores the message that ends a session, for a day. @see WalletConnect's specification of its methods */
const publishing = { ttl: 86_400, prompt: false, tag: 1112 }

/** Shorter than the time that the next connection waits for the disconnect. In milliseconds. */
const limitMs = 2000

/** Ends the session of a connector, which may be a host's own, and notifies the phone. */
export async function disconnectPhone(connector: Connector): Promise<void> {
  const hasEnded = await end(connector, true)
  if (!hasEnded) await connector.disconnect()
}

/** Ends the session of a connector without notifying the phone, because another tab has done that. */
export async function endSession(connector: Connector): Promise<void> {
  await end(connector, false)
}

/** An earlier page may have failed to end its session, and the visitor may be a different person now. */
export async function endOldSession({ state }: Config, connector: Connector) {
  if (!state.connections.has(connector.uid)) await end(connector, true)
}

/**
 * Ends a session on this page before the phone is notified. The client itself (2.21.8) waits for the relay first.
 * Offline, the client keeps the session. With a slow relay, it ends the session that is current by then, which may be a
 * new one.
 * @returns false if there is no session of WalletConnect's SDK
 */
async function end(connector: Connector, isNotifying: boolean) {
  const provider = await walletConnectProvider(connector)
  const { session } = provider
  if (!session || !isOfSdk(provider)) return false
  const notified = isNotifying && (await notifyPhone(provider, session))
  const ended = endHere(provider, session)
  // Without a session, the provider only resets itself.
  await connector.disconnect()
  // A host may navigate after the disconnect, and the phone would then not receive the message.
  const sent = notified && navigator.onLine ? notified.sent : undefined
  await withTimeout(Promise.all([ended, sent]), limitMs).catch(() => {
    // The client keeps trying to send the message.
  })
  return true
}

/** A host's connector of this type may have a provider of another SDK. */
function isOfSdk({ signer }: Partial<WalletConnectProvider>): boolean {
  return signer?.client !== undefined
}

/** Resolves as soon as the message is encrypted, because the session's key ends with the session. */
async function notifyPhone(
  provider: WalletConnectProvider,
  { topic }: Session,
): Promise<{ readonly sent: Promise<void> } | undefined> {
  const { crypto, relayer } = provider.signer.client.core
  try {
    const message = await crypto.encode(topic, {
      id: Date.now() * 1000,
      jsonrpc: '2.0',
      method: 'wc_sessionDelete',
      params: byUser,
    })
    const send = async () => {
      await relayer.publish(topic, message, publishing)
      await relayer.unsubscribe(topic)
    }
    const sent = withRelay(provider, send).catch(() => {
      // The phone may keep the session. This page no longer uses it, and the client ignores its messages.
    })
    return { sent }
  } catch {
    // Without the session's key, the page cannot reach the phone any more.
    return undefined
  }
}

async function endHere(
  { signer }: WalletConnectProvider,
  { self, topic }: Session,
): Promise<void> {
  const { core, events, session: sessions } = signer.client
  for (const pairing of core.pairing.getPairings())
    forgetPairing(core, pairing.topic)
  const reset = new Promise((resolve) => signer.once('session_delete', resolve))
  events.emit('session_delete', { id: 0, topic })
  // Otherwise the client would use the session for the next connection until its storage has answered.
  Reflect.deleteProperty(signer, 'session')
  core.expirer.del(topic)
  await Promise.all([
    reset,
    sessions.delete(topic, byUser),
    core.crypto.deleteKeyPair(self.publicKey),
    core.crypto.deleteSymKey(topic),
  ])
}
