import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { aContract } from '../../fixtures/servers/aContract'
import { remoteEntry } from './remoteEntry'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server of faulty remotes: `<url>/<fault>/<global>/`. */
    remotes: string
  }
}

/**
 * Serves as many small remotes as tests request, each with its own fault and global variable. `a-then-b` has fault
 * `a` at the first request for a file, and `b` from the second on. `a@1.2.0` has that version.
 */
export default async function serveRemotes(project: TestProject) {
  const requests = new Map<string, string[]>()
  /**
   * How often each file was requested, by its path, because remotes with the same global variable have different
   * paths.
   */
  const counts = new Map<string, number>()
  const server = createServer((request, response) => {
    const [path = '', query] = (request.url ?? '').split('?')
    const [, asked = '', global = '', file = ''] = path.split('/')
    const [faults = '', version] = asked.split('@')
    const seen = requests.get(global) ?? []
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Cache-Control', 'no-store')
    if (asked === 'requests') return response.end(JSON.stringify(seen))
    const line = `${request.method} ${file}${query ? `?${query}` : ''}`
    requests.set(global, [...seen, line])
    const [first = '', later = first] = faults.split('-then-')
    const isGet = request.method === 'GET'
    const count = (counts.get(path) ?? 0) + (isGet ? 1 : 0)
    counts.set(path, count)
    const fault = count > 1 ? later : first
    if (fault === 'all-hangs') return
    if (fault === 'manifest-hangs' && file === 'mf-manifest.json') return
    if (file === 'contract.json')
      return answerContract(response, fault, global, version)
    return answerEntry(response, fault, global)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  project.provide('remotes', `http://127.0.0.1:${port}`)
  return () => {
    server.closeAllConnections()
    server.close()
  }
}

function answerContract(
  response: ServerResponse,
  fault: string,
  global: string,
  version = aContract.version,
) {
  if (fault === 'contract-404') return response.writeHead(404).end()
  if (fault === 'contract-hangs') return
  if (fault === 'contract-elsewhere') {
    const other = `http://localhost:${response.socket?.localPort}`
    const location = `${other}/none/${global}/contract.json`
    return response.writeHead(302, { location }).end()
  }
  if (fault === 'contract-not-json') return response.end('<!doctype html>')
  const entry = remoteEntry(global, fault)
  const hash = createHash('sha384').update(entry).digest('base64')
  const contract = {
    ...aContract,
    version,
    global,
    exposes: [...aContract.exposes, './useAddRecentTransaction'],
    integrity:
      fault === 'entry-empty' ? {} : { 'remoteEntry.js': `sha384-${hash}` },
    ...(fault === 'contract-misshapen' && { exposes: 'all' }),
    ...(fault === 'contract-2' && { contract: '2.0.0' }),
    ...(fault === 'contract-older' && { contract: '1.2.0' }),
    ...(fault === 'makes' && {
      exposes: [...aContract.exposes, './config', './WagmiBridge'],
    }),
    ...(fault.startsWith('preloads') && {
      preload: ['chunks/core.js'],
      integrity: {
        'remoteEntry.js': `sha384-${hash}`,
        'chunks/core.js': `sha384-${'A'.repeat(64)}`,
        'chunks/engine.js': `sha384-${'B'.repeat(64)}`,
      },
    }),
    ...(/alone/.test(fault) && {
      requires: { react: '^20.0.0' },
      exposes: [
        ...aContract.exposes.filter(
          (name) => name !== './mount' || !fault.endsWith('without-mount'),
        ),
        './config',
      ],
    }),
  }
  return response.end(JSON.stringify(contract))
}

function answerEntry(response: ServerResponse, fault: string, global: string) {
  response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
  const entry = remoteEntry(global, fault)
  switch (fault) {
    case 'entry-404':
      return response.writeHead(404).end()
    case 'entry-hangs':
      return
    case 'entry-empty':
      return response.end('void 0')
    case 'entry-html':
      return response.end('<!doctype html><title>Shop</title>')
    case 'entry-altered':
      return response.end(`${entry};void 'altered'`)
    case 'entry-late':
      return setTimeout(() => response.end(entry), 1500)
    default:
      return response.end(entry)
  }
}
