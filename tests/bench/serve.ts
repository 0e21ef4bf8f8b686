import { readFileSync } from 'node:fs'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { contentTypes } from '../../host-example/local/contentTypes'
import { certificate } from '../fixtures/servers/certificate'

/** A file in memory, compressed once, so that serving it costs almost nothing. */
type Served = { readonly brotli: Buffer; readonly gzipBytes: number }

export type Site = {
  readonly origin: string
  /** gzip -9 of a file, in bytes; 0 if it does not exist. */
  readonly gzipBytes: (pathname: string) => number
  readonly stop: () => void
}

/**
 * Serves a folder as a CDN would, with TLS, HTTP/2 and brotli 11. Other origins may read the files, and the cache
 * headers are those of the guide for platform teams.
 * @param page text of `/`, if the folder has no such file
 */
export async function serve(folder: string, page?: string): Promise<Site> {
  const kept = new Map<string, Served | undefined>()
  if (page !== undefined) kept.set('/', press(Buffer.from(page)))
  const find = (pathname: string) => {
    if (!kept.has(pathname)) kept.set(pathname, read(folder, pathname))
    return kept.get(pathname)
  }
  const server = createSecureServer(certificate(), (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost')
    const file = find(pathname)
    if (!file) return void response.writeHead(404).end()
    response.writeHead(200, {
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
      'cache-control': keptFor(pathname),
      'content-type':
        contentTypes[path.extname(pathname) || '.html'] ??
        'application/octet-stream',
      'content-encoding': 'br',
      'content-length': file.brotli.length,
    })
    response.end(file.brotli)
  })
  return {
    origin: `https://localhost:${await listenOn(server)}`,
    gzipBytes: (pathname) => find(pathname)?.gzipBytes ?? 0,
    stop: () => void server.close(),
  }
}

/** Opens a server on any free port of 127.0.0.1. @returns the port */
export function listenOn(server: Http2SecureServer): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    }),
  )
}

/** Matches a page's own script, and files that caches may keep for ever according to the guide. */
const neverChanges =
  /^\/releases\/|\/(chunks\/.+|remoteEntry)\.[0-9a-f]{6,8}\.js(on)?$|^\/main\.js$/

function keptFor(pathname: string) {
  if (neverChanges.test(pathname)) return 'public, max-age=31536000, immutable'
  return pathname === '/start.js'
    ? 'public, max-age=0, stale-while-revalidate=86400'
    : 'no-cache'
}

function read(folder: string, pathname: string): Served | undefined {
  const file = path.join(folder, path.normalize(decodeURIComponent(pathname)))
  if (!file.startsWith(folder + path.sep)) return undefined
  try {
    return press(readFileSync(file))
  } catch {
    // Answered with 404.
    return undefined
  }
}

function press(body: Buffer): Served {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return {
    brotli: brotliCompressSync(body, { params }),
    gzipBytes: gzipSync(body, { level: 9 }).length,
  }
}
