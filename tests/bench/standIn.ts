import { createSecureServer } from 'node:http2'
import { type WebSocket, WebSocketServer } from 'ws'
import { certificate } from '../fixtures/servers/certificate'
import { listenOn } from './serve'

/** A server for every host that is not measured: chains, WalletConnect's relay and its Verify service. */
export type StandIn = { readonly port: number; readonly stop: () => void }

/** The browser resolves all other hosts to this server, so nothing is intercepted in the page. */
export async function startStandIn(): Promise<StandIn> {
  const server = createSecureServer(
    { ...certificate(), allowHTTP1: true },
    async (request, response) => {
      let asked = ''
      for await (const chunk of request) asked += chunk
      const { pathname } = new URL(request.url, 'https://stand-in')
      const answer = answerTo(pathname, asked)
      response.writeHead(answer ? 200 : 204, {
        'access-control-allow-origin': request.headers.origin ?? '*',
        'access-control-allow-headers':
          request.headers['access-control-request-headers'] ?? '*',
        'access-control-allow-methods': 'GET,POST,OPTIONS',
        'access-control-max-age': '600',
        ...(answer && { 'content-type': answer.type }),
      })
      response.end(answer?.body ?? '')
    },
  )
  const relay = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) =>
    relay.handleUpgrade(request, socket, head, hear),
  )
  return {
    port: await listenOn(server),
    stop: () => {
      for (const socket of relay.clients) socket.terminate()
      server.close()
    },
  }
}

type Call = {
  readonly id: number
  readonly method?: string
  readonly params?: { readonly topics?: readonly string[] }
}

function answerTo(pathname: string, asked: string) {
  if (pathname.startsWith('/v3/attestation'))
    return { type: 'text/html', body: attestation }
  if (!/^[{[]/.test(asked)) return undefined
  const calls: Call | Call[] = JSON.parse(asked)
  const answers = Array.isArray(calls) ? calls.map(result) : result(calls)
  return { type: 'application/json', body: JSON.stringify(answers) }
}

/** Answers of an empty Base. */
const known: Readonly<Record<string, string>> = {
  eth_chainId: '0x2105',
  net_version: '8453',
  eth_blockNumber: '0x1406f40',
  eth_getBalance: '0x1bc16d674ec80000',
  eth_gasPrice: '0x3b9aca00',
  eth_call: '0x',
  eth_getCode: '0x',
}

function result({ id, method = '' }: Call) {
  return { jsonrpc: '2.0', id, result: known[method] ?? null }
}

/** Answers like a relay, as far as a page needs it to show a pairing code. */
function hear(socket: WebSocket) {
  // A closed page resets its connection.
  socket.on('error', () => {})
  socket.on('message', (data) => {
    const { id, method, params }: Call = JSON.parse(String(data))
    if (!method) return
    const subscription = id.toString(16).padStart(64, '0')
    const answers: Readonly<Record<string, unknown>> = {
      irn_subscribe: subscription,
      irn_batchSubscribe: params?.topics?.map((_, at) =>
        `${subscription}${at}`.slice(-64),
      ),
      irn_batchFetchMessages: { messages: [], hasMore: false },
      irn_fetchMessages: { messages: [], hasMore: false },
    }
    const result = answers[method] ?? true
    socket.send(JSON.stringify({ id, jsonrpc: '2.0', result }))
  })
}

/** Verify's frame posts an unsigned attestation of the proposal. */
const attestation = `<!doctype html><script>
const part = (value) => btoa(JSON.stringify(value)).replaceAll('=', '')
const id = new URLSearchParams(location.search).get('id')
const token = [part({ alg: 'ES256', typ: 'JWT' }), part({ id }), part('-')].join('.')
parent.postMessage(JSON.stringify({ type: 'verify_attestation', attestation: token }), '*')
</script>`
