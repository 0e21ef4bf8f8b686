import { createServer, type ServerResponse } from 'node:http'
import { testAddress } from './chain'
import { close, listen } from './ports'

/** How the service answers: correctly, without a name, or with one of the failures of real services. */
export type NameServiceMode =
  | 'ok'
  | 'none'
  | '401'
  | '429'
  | '500'
  | 'html'
  | 'hang'
  /** Answers only after the next call of `answer` or `heal`. */
  | 'held'

export type NameService = {
  readonly url: string
  readonly apiKey: string
  /** Requested addresses, in order. */
  readonly requests: readonly string[]
  readonly answer: (mode: NameServiceMode) => void
  /** Makes the service answer correctly again, and clears `requests`. */
  readonly heal: () => void
  readonly stop: () => Promise<void>
}

/** The name that the service knows for the test wallet's address. */
export const testName = 'ada.example'

const apiKey = 'local-key'

/** Starts a local name service. @see specification, section 7 */
export async function startNameService(): Promise<NameService> {
  let mode: NameServiceMode = 'ok'
  const waiting: (() => void)[] = []
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'x-api-key')
    // Because of the header with the API key, browsers send a preflight before every request.
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname !== '/resolve-ens') return reply(response, 404, {})
    const address = url.searchParams.get('address') ?? ''
    requests.push(address)
    if (request.headers['x-api-key'] !== apiKey) return reply(response, 401, {})
    if (mode === 'hang') return
    if (mode === 'held') await new Promise<void>((go) => waiting.push(go))
    answer(response, mode, address)
  })
  function be(next: NameServiceMode) {
    mode = next
    for (const go of waiting.splice(0)) go()
  }
  const url = await listen(server, 0)
  return {
    url,
    apiKey,
    requests,
    answer: be,
    heal: () => {
      be('ok')
      requests.length = 0
    },
    stop: () => close(server),
  }
}

function answer(
  response: ServerResponse,
  mode: NameServiceMode,
  address: string,
) {
  switch (mode) {
    case '401':
    case '429':
    case '500':
      return reply(response, Number(mode), { error: 'The service says no.' })
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      return void response.end('<!doctype html><title>Down</title>')
    case 'none':
      return reply(response, 200, { data: { data: null } })
    default: {
      const isTestAddress = address.toLowerCase() === testAddress.toLowerCase()
      return reply(response, 200, {
        data: { data: isTestAddress ? testName : null },
      })
    }
  }
}

function reply(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
  })
  response.end(JSON.stringify(body))
}
