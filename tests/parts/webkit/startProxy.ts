import {
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { listen } from '../listen'
import { passSockets } from './passSockets'
import { type Told, watchPage } from './watchPage'

/** What a page asked for. */
export type Asked = {
  readonly url: string
  readonly method: string
  readonly body: string
}
/** What is said in place of a server; `abort` breaks the connection. */
export type Answer =
  | 'abort'
  | {
      readonly status?: number
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: string
    }
export type Route = {
  readonly matches: (url: string) => boolean
  /** `undefined` passes it on. */
  readonly answer: (asked: Asked) => Promise<Answer | undefined>
}

/**
 * What lies between WebKit and the servers. WebDriver knows no scripts before a page's first one, no console and no
 * requests: all of that can be had here, because our world speaks plain http.
 */
export type HttpProxy = {
  readonly url: string
  /** Run in each page before its own. */
  readonly scripts: string[]
  /** The latest ones are asked first. */
  readonly routes: Route[]
  /** Waits until nothing has been on its way for half a second. */
  readonly idle: () => Promise<void>
  readonly stop: () => void
}

export async function startProxy(on: {
  readonly told: (told: Told) => void
  readonly asked: (asked: Asked) => void
}): Promise<HttpProxy> {
  const scripts: string[] = []
  const routes: Route[] = []
  const sockets = new Set<Socket>()
  let open = 0
  let lastAt = Date.now()

  const server = createServer(async (incoming, response) => {
    const url = incoming.url ?? ''
    const { pathname } = new URL(url)
    const body = await text(incoming)
    if (pathname === '/__watch.js')
      return response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end([`(${watchPage})()`, ...scripts].join(';\n'))
    if (pathname === '/__told') {
      on.told(JSON.parse(body))
      return response.writeHead(204).end()
    }
    open += 1
    response.on('close', () => {
      open -= 1
      lastAt = Date.now()
    })
    const asked = { url, method: incoming.method ?? 'GET', body }
    on.asked(asked)
    const answer = await answerOf(routes, asked)
    if (answer === 'abort') return incoming.socket.destroy()
    if (answer)
      return response
        .writeHead(answer.status ?? 200, answer.headers)
        .end(answer.body)
    return passOn(asked, incoming, response)
  })
  passSockets(server)
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const url = await listen(server, 0)
  return {
    url,
    scripts,
    routes,
    idle: async () => {
      while (open > 0 || Date.now() - lastAt < 500) await sleep(50)
    },
    stop: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

async function answerOf(routes: readonly Route[], asked: Asked) {
  for (const { matches, answer } of routes.toReversed()) {
    const said = matches(asked.url) ? await answer(asked) : undefined
    if (said) return said
  }
}

function passOn(
  { url, body }: Asked,
  incoming: IncomingMessage,
  response: ServerResponse,
) {
  const { method } = incoming
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
  const outgoing = request(url, { method, headers }, async (got) => {
    if (!/text\/html/.test(got.headers['content-type'] ?? '')) {
      response.writeHead(got.statusCode ?? 502, got.headers)
      got.on('error', () => response.destroy())
      return got.pipe(response)
    }
    const { 'content-length': _, ...rest } = got.headers
    response
      .writeHead(got.statusCode ?? 502, rest)
      .end(watched(await text(got)))
  })
  outgoing.on('error', () => incoming.socket.destroy())
  response.on('close', () => outgoing.destroy())
  outgoing.end(body)
}

/** A page with our script before its own, under the nonce of its own where it has one. */
function watched(html: string) {
  const nonce = /<script[^>]* nonce="([^"]+)"/.exec(html)?.[1] ?? ''
  const script = `<script src="/__watch.js" nonce="${nonce}"></script>`
  const [start = ''] = /^\s*<!doctype html>/i.exec(html) ?? []
  return start + script + html.slice(start.length)
}
