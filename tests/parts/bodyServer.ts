import { createServer, type IncomingHttpHeaders } from 'node:http'
import { close, listen } from './listen'

export type BodyServer = {
  readonly url: string
  /** What was asked for, in order. */
  readonly asked: {
    readonly method: string
    readonly url: string
    readonly headers: IncomingHttpHeaders
  }[]
  /** From now on answers with this text; `undefined` never answers. */
  readonly answer: (body: string | undefined, status?: number) => void
  /** Says 500 to so many requests, then answers again. */
  readonly failNext: (times: number) => void
  readonly stop: () => Promise<void>
}

/** A server that answers everything with one text, right or wrong. */
export async function startBodyServer(): Promise<BodyServer> {
  let now: { body: string | undefined; status: number } = {
    body: '',
    status: 200,
  }
  const asked: BodyServer['asked'] = []
  let failing = 0
  const server = createServer(
    ({ method = '', url = '', headers }, response) => {
      asked.push({ method, url, headers })
      if (failing-- > 0) return void response.writeHead(500).end()
      response.statusCode = now.status
      if (now.body !== undefined) response.end(now.body)
    },
  )
  return {
    url: await listen(server, 0),
    asked,
    answer: (body, status = 200) => {
      now = { body, status }
    },
    failNext: (times) => {
      failing = times
    },
    stop: () => close(server),
  }
}
