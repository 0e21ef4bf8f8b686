import type { Config, Connector } from '@wagmi/core'
import { withTimeout } from '../waitForAnswer'
import { withRelay } from './relayUses'
import {
  type WalletConnectProvider,
  walletConnectProvider,
} from './walletConnectProvider'
import { withPrivate } from './withPrivate'

/** Members of the client's classes that are private in its types only. */
type Engine = {
  sendRequest(request: {
    readonly topic: string
    readonly method: 'wc_sessionDelete'
    readonly params: typeof byUser
    readonly throwOnFailedPublish: true
  }): Promise<unknown>
}
type Signer = { cleanup(): Promise<void> }
type Provider = { reset(): void }
type Session = NonNullable<WalletConnectProvider['session']>

/** @see CAIP-25 */
const byUser = { code: 6000, message: 'User disconnected.' }

/**
 * How long a disconnect waits until the relay has the message, in milliseconds. The limit is shorter than the time that
 * the next connection waits for the disconnect.
 */
const notifyLimitMs = 2000

const patched = new WeakSet<WalletConnectProvider>()

/**
 * Makes a provider end its session locally before it notifies the phone. The client itself (2.21.8) waits for the relay
 * first. Offline, the client keeps the session. With a slow relay, it ends the session that is current by then, which
 * may be a new one.
 */
export function endBeforeNotifying(provider: WalletConnectProvider): void {
  if (patched.has(provider) || !isOfSdk(provider)) return
  patched.add(provider)
  provider.disconnect = async () => {
    const { session } = provider
    const notifying =
      session && withRelay(provider, () => notifyPhone(provider, session))
    await endHere(provider)
    // A host may navigate after the disconnect, and the phone would then not receive the message.
    if (notifying && navigator.onLine)
      await withTimeout(notifying, notifyLimitMs).catch(() => {
        // The client keeps trying to send the message.
      })
  }
}

/** Applies `endBeforeNotifying` to a connector, which may be a host's own. */
export async function prepareToEnd(connector: Connector): Promise<void> {
  if (connector.type === 'walletConnect')
    endBeforeNotifying(await walletConnectProvider(connector))
}

/** Ends the session of a WalletConnect connector without notifying the phone, because another tab has done that. */
export async function endSession(connector: Connector): Promise<void> {
  if (connector.type !== 'walletConnect') return
  const provider = await walletConnectProvider(connector)
  if (isOfSdk(provider)) await endHere(provider)
}

/**
 * Ends a session without a connection, for example if an earlier page failed to disconnect. The visitor who chooses a
 * wallet now may be a different person.
 */
export async function endOldSession(
  { state }: Config,
  connector: Connector,
): Promise<void> {
  if (connector.type !== 'walletConnect') return
  if (state.connections.has(connector.uid)) return
  const provider = await walletConnectProvider(connector)
  endBeforeNotifying(provider)
  if (provider.session) await provider.disconnect()
}

/**
 * Returns whether the provider belongs to WalletConnect's SDK. A host's connector of this type may have a different
 * provider.
 */
function isOfSdk({ signer }: WalletConnectProvider): boolean {
  return Boolean(Object(signer).client)
}

/** Notifies the phone. The client tries for a minute while the page is open. */
async function notifyPhone(
  { signer: { client } }: WalletConnectProvider,
  { pairingTopic, topic }: Session,
): Promise<void> {
  const { core, engine } = client
  try {
    await withPrivate<Engine>(engine).sendRequest({
      topic,
      method: 'wc_sessionDelete',
      params: byUser,
      throwOnFailedPublish: true,
    })
    await core.relayer.unsubscribe(topic)
    await core.crypto.deleteSymKey(topic)
    if (core.pairing.pairings.keys.includes(pairingTopic))
      core.expirer.set(pairingTopic, 0)
  } catch {
    // The phone may keep the session. This page no longer uses it, and the client ignores its messages.
  }
}

async function endHere(provider: WalletConnectProvider): Promise<void> {
  const { session, signer } = provider
  try {
    if (session) await deleteSession(signer, session)
  } finally {
    // Without this, the client would still use the session for the next connection if the storage has failed.
    Reflect.deleteProperty(signer, 'session')
    withPrivate<Provider>(provider).reset()
  }
}

async function deleteSession(
  signer: WalletConnectProvider['signer'],
  { self, topic }: Session,
): Promise<void> {
  const { core, session: sessions } = signer.client
  await sessions.delete(topic, byUser)
  core.expirer.del(topic)
  if (core.crypto.keychain.has(self.publicKey))
    await core.crypto.deleteKeyPair(self.publicKey)
  // Offline, the client's deletion of pairings throws uncatchable errors.
  signer.cleanupPendingPairings = async () => {}
  try {
    await withPrivate<Signer>(signer).cleanup()
  } finally {
    Reflect.deleteProperty(signer, 'cleanupPendingPairings')
  }
}
