import { fillBuffer } from './fillBuffer'
import type { WalletConnectProvider } from './walletConnectProvider'
import { withPrivate } from './withPrivate'

type Client = WalletConnectProvider['signer']['client']
type Words = Parameters<Client['authenticate']>[0]
type Answer = Awaited<ReturnType<Client['authenticate']>>['response']
type Outcome = Awaited<ReturnType<Answer>>

/** What a wallet has signed, for one chain. @see CAIP-122 */
export type Cacao = NonNullable<Outcome['auths']>[number]

/** Whether it came of a code. */
type IsOwn = (each: { readonly pairingTopic: string }) => boolean

/** Of the client's engine, what it hides from the compiler alone. */
type Engine = {
  readonly events: {
    listeners(name: string): ((answer: unknown) => Promise<void>)[]
    emit(name: string, answer: unknown): void
    once(name: string, listener: (answer: unknown) => void): void
    removeAllListeners(name: string): void
  }
}

/** The client's own words. */
const expired = { code: 0, message: 'Proposal expired' }
/** @see CAIP-25 */
const left = { code: 6000, message: 'User disconnected.' }

/**
 * Has the client ask for a signature with the next code that it gives out. The client itself puts the usual question
 * beside it, so that the code serves every wallet.
 * @param take takes what was signed, before the client is connected
 */
export function withSignature(
  provider: WalletConnectProvider,
  words: Omit<Words, 'chains' | 'methods'>,
  take: (signed: readonly Cacao[]) => void,
): void {
  fillBuffer()
  const { client } = provider.signer
  const { connect } = client
  client.connect = async ({ optionalNamespaces }) => {
    client.connect = connect
    const { chains = [], methods = [] } = optionalNamespaces?.eip155 ?? {}
    // Copies: the client sorts them.
    const asked = { ...words, chains: [...chains], methods: [...methods] }
    // The client can read answers to its latest code alone.
    stopListening(client)
    const { uri, response } = await client.authenticate(asked)
    return {
      uri,
      async approval() {
        const { auths = [], session } = await answerOf(
          provider,
          words.nonce,
          response,
        )
        take(auths)
        return session
      },
    }
  }
}

/**
 * The answer to a code. Of one that has come to nothing, whatever its wallet says later is not left behind: the client
 * goes on listening for an hour.
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
        // As the client does elsewhere: left alone, it throws an error in an hour that cannot be caught.
        events.emit(`session_connect:${id}`, { error: expired })
        if (client.proposal.keys.includes(id)) client.core.expirer.set(id, 0)
      }
      // The client rejects with a wallet's bare words.
      reject(typeof thrown === 'string' ? new Error(thrown) : thrown)
    }
    function expire({ id }: { readonly id: number }) {
      if (ids.includes(id)) fail(expired)
    }
    client.events.on('proposal_expire', expire)
    // What the client's own listener rejects with, nobody could catch.
    events.removeAllListeners(name)
    events.once(name, async (answer) => {
      await hear?.(answer).catch(fail)
      if (isOver) await leave(client, isOwn)
    })
    response().then((outcome) => {
      if (isOver) return
      if (!outcome.session)
        return fail(new Error('The wallet has signed, and not connected.'))
      client.events.off('proposal_expire', expire)
      events.removeAllListeners(name)
      stopListening(client, isOwn)
      resolve(outcome)
    }, fail)
  })
}

/** Lets go of a wallet whose answer is not wanted any more. Never rejects. */
async function leave(client: Client, isOwn: IsOwn): Promise<void> {
  stopListening(client, isOwn)
  for (const { topic } of client.session.getAll().filter(isOwn))
    await client
      .disconnect({ topic, reason: left })
      // One that cannot be told is left all the same, else the client would take the session up some day.
      .catch(() => client.session.delete(topic, left).catch(() => {}))
}

/** The client itself would go on, also on later pages. Never rejects. */
async function stopListening(
  { auth, core }: Client,
  isOwn: IsOwn = () => true,
): Promise<void> {
  for (const { topic } of auth.pairingTopics.getAll().filter(isOwn)) {
    const gone = [
      auth.pairingTopics.delete(topic, left),
      core.relayer.unsubscribe(topic),
    ]
    // Without a relay, nothing is heard either.
    await Promise.all(gone).catch(() => {})
  }
}
