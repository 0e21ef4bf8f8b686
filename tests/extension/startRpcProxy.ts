import {
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { createServer } from 'node:https'
import { close, listen } from '../../host-example/local/ports'
import { certificate } from '../fixtures/servers/certificate'

/** URL of the local chain behind each RPC host that MetaMask or a page adds. */
export type RpcHosts = Readonly<Record<string, string>>

export type RpcProxy = {
  readonly port: number
  readonly stop: () => Promise<void>
}

/**
 * Stands in for the whole internet, so that no request of MetaMask leaves this machine. Forwards requests to JSON-RPC
 * hosts to the local chains, and answers every other host with 503.
 */
export async function startRpcProxy(hosts: RpcHosts): Promise<RpcProxy> {
  const server = createServer(certificate(), (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    const { host = '' } = request.headers
    const chain = hosts[host]
    if (!chain) return void response.writeHead(503).end()
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    pass(request, response, chain)
  })
  const origin = await listen(server, 0)
  return { port: Number(new URL(origin).port), stop: () => close(server) }
}

const json = { 'content-type': 'application/json' }

function pass(request: IncomingMessage, response: ServerResponse, to: string) {
  const passed = forward(to, { method: 'POST', headers: json }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, json)
    answer.pipe(response)
  })
  passed.on('error', () => response.destroy())
  request.pipe(passed)
}
