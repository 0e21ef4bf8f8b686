import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { close, listen } from './listen'
import { Mailbox } from './mailbox'
import { type RelayState, slowMs } from './relayState'

/** A WalletConnect relay of our own. @see test-parts, "WalletConnect" */
export type Relay = {
  readonly url: string
  readonly be: (state: RelayState) => void
  readonly heal: () => void
  /** Says to every page what no relay should: made for each topic that the page follows, and sent as it is. */
  readonly babble: (
    make: (followed: { readonly id: string; readonly topic: string }) => string,
  ) => void
  readonly stop: () => Promise<void>
}

type Params = Readonly<Record<string, unknown>>
type Request = { readonly id: number; method: string; readonly params: Params }

/** Starts a relay on any free port. */
export async function startRelay(): Promise<Relay> {
  const server = createServer()
  const sockets = new WebSocketServer({ noServer: true })
  const mailbox = new Mailbox()
  const topics = new Map<WebSocket, Map<string, string>>()
  const pages = new WeakSet<WebSocket>()
  let state: RelayState = 'up'
  let pushes = 1

  server.on('upgrade', (request, socket, head) => {
    if (state === 'down') return void socket.destroy()
    const query = new URL(request.url ?? '', 'ws://relay').searchParams
    const client = issuerOf(query.get('auth') ?? '')
    sockets.handleUpgrade(request, socket, head, (peer) => {
      topics.set(peer, new Map())
      // Only browsers name an origin.
      if (request.headers.origin) pages.add(peer)
      peer.on('close', () => topics.delete(peer))
      peer.on('message', (data) => hear(peer, client, JSON.parse(`${data}`)))
    })
  })

  function hear(peer: WebSocket, client: string, request: Request) {
    // An answer to a push has no method.
    if (state === 'mute' || !request.method) return
    const { id, method, params } = request
    const say = (result: unknown) =>
      peer.send(JSON.stringify({ id, jsonrpc: '2.0', result }))
    const text = (key: string) => String(params[key])
    const list = (key: string) =>
      Array.isArray(params[key]) ? (params[key] as unknown[]) : []
    const follow = (topic: string) => subscribe(peer, client, topic)
    const send = (topic: string, message: string, given: Params = params) =>
      publish(peer, client, topic, message, given)

    switch (method) {
      case 'irn_subscribe':
        return say(follow(text('topic')))
      case 'irn_batchSubscribe':
        return say(list('topics').map((topic) => follow(String(topic))))
      case 'irn_unsubscribe':
        topics.get(peer)?.delete(text('topic'))
        return say(true)
      case 'irn_batchUnsubscribe':
        for (const each of list('subscriptions') as Params[])
          topics.get(peer)?.delete(String(each.topic))
        return say(true)
      case 'irn_publish':
        send(text('topic'), text('message'))
        if (state === 'slow') return void setTimeout(say, slowMs, true)
        return say(true)
      case 'irn_batchPublish':
        for (const each of list('messages') as Params[])
          send(String(each.topic), String(each.message), each)
        return say(true)
      case 'irn_fetchMessages':
        return say(mailbox.fetch([text('topic')], client))
      case 'irn_batchFetchMessages':
        return say(mailbox.fetch(list('topics').map(String), client))
      case 'wc_proposeSession':
        follow(text('pairingTopic'))
        send(text('pairingTopic'), text('sessionProposal'))
        return say(true)
      case 'wc_approveSession':
        follow(text('sessionTopic'))
        send(text('pairingTopic'), text('sessionProposalResponse'))
        send(text('sessionTopic'), text('sessionSettlementRequest'))
        return say(true)
    }
  }

  function subscribe(peer: WebSocket, client: string, topic: string) {
    const id = createHash('sha256').update(`${topic}${client}`).digest('hex')
    topics.get(peer)?.set(topic, id)
    // What came before the scan; after the answer, which names the subscription.
    setImmediate(() => {
      const { messages } = mailbox.fetch([topic], client)
      for (const message of messages) push(peer, id, message)
    })
    return id
  }

  function publish(
    from: WebSocket,
    sender: string,
    topic: string,
    message: string,
    { ttl, tag }: Params,
  ) {
    const letter = { topic, message, tag, publishedAt: Date.now() }
    mailbox.put(letter, sender, Number(ttl ?? 300) * 1000)
    for (const [peer, followed] of topics) {
      const id = followed.get(topic)
      if (id && peer !== from) push(peer, id, letter)
    }
  }

  function push(peer: WebSocket, id: string, data: unknown) {
    const method = 'irn_subscription'
    const params = { id, data }
    const request = { id: pushes++, jsonrpc: '2.0', method, params }
    if (state !== 'down' && state !== 'mute') peer.send(JSON.stringify(request))
  }

  function be(next: RelayState) {
    state = next
    if (next === 'down') for (const peer of sockets.clients) peer.terminate()
  }

  function babble(make: Parameters<Relay['babble']>[0]) {
    for (const [peer, followed] of topics)
      if (pages.has(peer))
        for (const [topic, id] of followed) peer.send(make({ id, topic }))
  }

  const origin = await listen(server, 0)
  return {
    url: origin.replace('http', 'ws'),
    be,
    babble,
    heal: () => be('up'),
    stop: async () => {
      be('down')
      await close(server)
    },
  }
}

/** A client's own id, which its token carries. */
function issuerOf(token: string): string {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  const { iss }: { iss?: unknown } = JSON.parse(claims || '{}')
  return String(iss)
}
