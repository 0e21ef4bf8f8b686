import { createServer, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { close, listen } from './listen'

/** How a gateway answers until it is told otherwise; an empty one passes everything on. */
export type RpcFault = {
  /** HTTP status; the connection breaks at 0. */
  readonly status?: number
  /** The whole answer, right or wrong. */
  readonly body?: string
  readonly delayMs?: number
  /** Seconds, as `Retry-After` says them to pages. */
  readonly retryAfter?: string
}

/**
 * A gateway before a chain, which goes wrong as it is told: by POST to `/fault/<channel>`, for
 * requests to `/<channel>`. GET of a channel says how many requests it has had.
 */
export async function startFaultyRpc(chainUrl: string) {
  const faults = new Map<string, RpcFault>()
  const counts = new Map<string, number>()

  const server = createServer(async (request, response) => {
    const { url = '', method } = request
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type')
    if (method === 'OPTIONS') return void response.end()
    const count = counts.get(url) ?? 0
    if (method === 'GET') return void response.end(String(count))
    const asked = await textOf(request)
    if (url.startsWith('/fault/')) {
      faults.set(url.slice('/fault'.length), JSON.parse(asked))
      return void response.end()
    }
    counts.set(url, count + 1)
    const fault = faults.get(url) ?? {}
    const { status = 200, body, delayMs = 0, retryAfter } = fault
    // What still waits when the tests are done must not keep their process.
    await wait(delayMs, undefined, { ref: false })
    // Whoever asked may have gone meanwhile, and the chain with them.
    if (status === 0 || request.socket.destroyed)
      return void request.socket.destroy()
    response.statusCode = status
    if (retryAfter) {
      response.setHeader('retry-after', retryAfter)
      response.setHeader('access-control-expose-headers', 'retry-after')
    }
    response.end(body ?? (await answerOf(chainUrl, asked)))
  })

  return { url: await listen(server, 0), stop: () => close(server) }
}

async function textOf(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

async function answerOf(chainUrl: string, body: string) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(chainUrl, { method: 'POST', headers, body })
  return answer.text()
}
