import { polyfillBuffer } from './polyfillBuffer'
import type { WalletConnectProvider } from './walletConnectProvider'
import { withPrivate } from './withPrivate'

type Client = WalletConnectProvider['signer']['client']
type Words = Parameters<Client['authenticate']>[0]
type Answer = Awaited<ReturnType<Client['authenticate']>>['response']
type Outcome = Awaited<ReturnType<Answer>>

/** A message that a wallet has signed for one chain. @see CAIP-122 */
export type Cacao = NonNullable<Outcome['auths']>[number]

/** Returns whether an entry belongs to this code. */
type IsOwn = (each: { readonly pairingTopic: string }) => boolean

/** Members of the client's engine that are private in its types only. */
type Engine = {
  readonly events: {
    listeners(name: string): ((answer: unknown) => Promise<void>)[]
    emit(name: string, answer: unknown): void
    once(name: string, listener: (answer: unknown) => void): void
    removeAllListeners(name: string): void
  }
}

/** Error that the client itself uses. */
const expired = { code: 0, message: 'Proposal expired' }
/** @see CAIP-25 */
const byUser = { code: 6000, message: 'User disconnected.' }

/**
 * Adds a request for a signature to the client's next code. The client adds the usual connection request, so that every
 * wallet can use the code.
 * @param onSigned called with the signed messages before the client is connected
 */
export function withSignature(
  provider: WalletConnectProvider,
  words: Omit<Words, 'chains' | 'methods'>,
  onSigned: (signed: readonly Cacao[]) => void,
): void {
  polyfillBuffer()
  const { client } = provider.signer
  const { connect } = client
  client.connect = async ({ optionalNamespaces }) => {
    client.connect = connect
    const { chains = [], methods = [] } = optionalNamespaces?.eip155 ?? {}
    // Copy the arrays, because the client sorts them.
    const request = { ...words, chains: [...chains], methods: [...methods] }
    // Stop listening for answers to earlier codes, because the client can read answers only to its latest code.
    stopListening(client)
    const { uri, response } = await client.authenticate(request)
    return {
      uri,
      async approval() {
        const { auths = [], session } = await answerOf(
          provider,
          words.nonce,
          response,
        )
        onSigned(auths)
        return session
      },
    }
  }
}

/**
 * Waits for the answer to a code. The client keeps listening for an hour. If the code has failed, a wallet that answers
 * late is disconnected.
 */
function answerOf(
  provider: WalletConnectProvider,
  nonce: string,
  response: Answer,
): Promise<Outcome> {
  const { client } = provider.signer
  const request = client.auth.requests
    .getAll()
    .find(({ authPayload }) => authPayload.nonce === nonce)
  const isOwn: IsOwn = (each) => each.pairingTopic === request?.pairingTopic
  const proposals = client.proposal.getAll().filter(isOwn)
  const ids = proposals.map(({ id }) => id)
  const { events } = withPrivate<Engine>(client.engine)
  const name = `session_request:${request?.id}`
  const [hear] = events.listeners(name)

  return new Promise((resolve, reject) => {
    let isOver = false
    function fail(thrown: unknown) {
      if (isOver) return
      isOver = true
      client.events.off('proposal_expire', expire)
      for (const id of ids) {
        // The client itself emits this event in other cases. Without the event, it throws an uncatchable error after an
        // hour.
        events.emit(`session_connect:${id}`, { error: expired })
        if (client.proposal.keys.includes(id)) client.core.expirer.set(id, 0)
      }
      // The client rejects with the wallet's text instead of an error.
      reject(typeof thrown === 'string' ? new Error(thrown) : thrown)
    }
    function expire({ id }: { readonly id: number }) {
      if (ids.includes(id)) fail(expired)
    }
    client.events.on('proposal_expire', expire)
    // No caller could catch the rejections of the client's own listener, so the listener is replaced.
    events.removeAllListeners(name)
    events.once(name, async (answer) => {
      await hear?.(answer).catch(fail)
      if (isOver) await leave(client, isOwn)
    })
    response().then((outcome) => {
      if (isOver) return
      if (!outcome.session)
        return fail(new Error('The wallet has signed, but not connected.'))
      client.events.off('proposal_expire', expire)
      events.removeAllListeners(name)
      stopListening(client, isOwn)
      resolve(outcome)
    }, fail)
  })
}

/** Disconnects a wallet whose answer is no longer wanted. Never rejects. */
async function leave(client: Client, isOwn: IsOwn): Promise<void> {
  stopListening(client, isOwn)
  for (const { topic } of client.session.getAll().filter(isOwn))
    await client
      .disconnect({ topic, reason: byUser })
      // If the wallet cannot be notified, delete the session. Otherwise the client would restore it later.
      .catch(() => client.session.delete(topic, byUser).catch(() => {}))
}

/**
 * Stops listening for answers to codes, because the client itself would continue, even on later pages. Never rejects.
 */
async function stopListening(
  { auth, core }: Client,
  isOwn: IsOwn = () => true,
): Promise<void> {
  for (const { topic } of auth.pairingTopics.getAll().filter(isOwn)) {
    const removals = [
      auth.pairingTopics.delete(topic, byUser),
      core.relayer.unsubscribe(topic),
    ]
    // Ignore a failure, because answers do not arrive without the relay either.
    await Promise.all(removals).catch(() => {})
  }
}
