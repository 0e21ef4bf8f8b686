import type { Config, Connector } from '@wagmi/core'
import { withLimit } from '../withLimit'
import {
  type WalletConnectProvider,
  walletConnectProvider,
} from './walletConnectProvider'
import { withPrivate } from './withPrivate'

/** What the client's classes hide from the compiler alone. */
type Engine = {
  sendRequest(request: {
    readonly topic: string
    readonly method: 'wc_sessionDelete'
    readonly params: typeof left
    readonly throwOnFailedPublish: true
  }): Promise<unknown>
}
type Signer = { cleanup(): Promise<void> }
type Provider = { reset(): void }
type Session = NonNullable<WalletConnectProvider['session']>

/** @see CAIP-25 */
const left = { code: 6000, message: 'User disconnected.' }

/** How long a disconnect waits until the relay has the message, in milliseconds. The next connection waits longer for it. */
const notifyLimitMs = 2000

const patched = new WeakSet<WalletConnectProvider>()

/**
 * Has a provider end its session here before it notifies the phone. The client itself (2.21.8) waits for the relay first:
 * offline, it keeps the session, and with a slow relay, it ends whichever session is there by then.
 */
export function endBeforeNotifying(provider: WalletConnectProvider): void {
  if (patched.has(provider) || !isOfSdk(provider)) return
  patched.add(provider)
  provider.disconnect = async () => {
    const { session } = provider
    const notifying = session && notifyPhone(provider, session)
    await endHere(provider)
    // A host may leave the page after this, which would keep the message from the phone.
    if (notifying && navigator.onLine)
      await withLimit(notifying, notifyLimitMs).catch(() => {
        // The client keeps trying.
      })
  }
}

/** The same for a connector, which may be a host's own. */
export async function prepareToEnd(connector: Connector): Promise<void> {
  if (connector.type === 'walletConnect')
    endBeforeNotifying(await walletConnectProvider(connector))
}

/** Ends the session of a connector that is reached through a relay, without notifying the phone: another tab has done that. */
export async function endSession(connector: Connector): Promise<void> {
  if (connector.type !== 'walletConnect') return
  const provider = await walletConnectProvider(connector)
  if (isOfSdk(provider)) await endHere(provider)
}

/**
 * Ends a session that no connection stands for, such as that of an earlier page whose disconnect has failed: whoever
 * chooses a wallet now may be somebody else.
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

/** A host's connector of this type may have a provider of another make. */
function isOfSdk({ signer }: WalletConnectProvider): boolean {
  return Boolean(Object(signer).client)
}

/** Notifies the phone. While the page is open, the client tries for a minute. */
async function notifyPhone(
  { signer: { client } }: WalletConnectProvider,
  { pairingTopic, topic }: Session,
): Promise<void> {
  const { core, engine } = client
  try {
    await withPrivate<Engine>(engine).sendRequest({
      topic,
      method: 'wc_sessionDelete',
      params: left,
      throwOnFailedPublish: true,
    })
    await core.relayer.unsubscribe(topic)
    await core.crypto.deleteSymKey(topic)
    if (core.pairing.pairings.keys.includes(pairingTopic))
      core.expirer.set(pairingTopic, 0)
  } catch {
    // The phone may keep the session. Nothing here uses it, and the client ignores what the phone sends.
  }
}

async function endHere(provider: WalletConnectProvider): Promise<void> {
  const { session, signer } = provider
  try {
    if (session) await deleteSession(signer, session)
  } finally {
    // If the storage failed, the client would still answer for the session, and the next choice of a wallet would use it.
    Reflect.deleteProperty(signer, 'session')
    withPrivate<Provider>(provider).reset()
  }
}

async function deleteSession(
  signer: WalletConnectProvider['signer'],
  { self, topic }: Session,
): Promise<void> {
  const { core, session: sessions } = signer.client
  await sessions.delete(topic, left)
  core.expirer.del(topic)
  if (core.crypto.keychain.has(self.publicKey))
    await core.crypto.deleteKeyPair(self.publicKey)
  // Offline, the client's deletion of pairings throws errors that cannot be caught.
  signer.cleanupPendingPairings = async () => {}
  try {
    await withPrivate<Signer>(signer).cleanup()
  } finally {
    Reflect.deleteProperty(signer, 'cleanupPendingPairings')
  }
}
