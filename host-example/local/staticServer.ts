import { createHash } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { type Fault, spoil, wrongType } from './Fault'
import { type FoundFile, findFile, packFile } from './findFile'
import { close, listen } from './ports'

export type Headers = Readonly<Record<string, string>>
/** One path, or a pattern over paths. Paths begin with `/` and have no query. */
export type PathMatch = string | RegExp

/** Changes the text of a file, and returns the headers to send with it. */
export type Rewrite = (text: string) => {
  readonly text: string
  readonly headers: Headers
}

export type StaticServerOptions = {
  /** Absolute path of the folder whose files are served. */
  readonly folder: string
  /** Wanted port. If it is missing or busy, any free port is used. */
  readonly port?: number
  /** Called if the wanted port is busy. */
  readonly say?: (line: string) => void
  /** Functions that return the JSON answer to each request, by path. */
  readonly answers?: Readonly<Record<string, () => unknown>>
  /**
   * Whether the server sends an `ETag` with each file, so that browsers need not download it again. @see RFC 9110,
   * "ETag"
   */
  readonly hasTags?: boolean
  /** Answers requests that are not for files. Returns `false` to serve a file. */
  readonly handle?: (
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<boolean>
}

export type StaticServer = {
  readonly url: string
  /** Requested paths, in order. */
  readonly requests: readonly string[]
  /** Paths of the files that were sent, in order. Does not include files that the browser had in its cache. */
  readonly sent: readonly string[]
  /** Paths that hang or are held while a browser still waits for them. */
  readonly hanging: ReadonlySet<string>
  /** Whether the server is sending an answer, except to paths in `hanging`. */
  readonly isAnswering: () => boolean
  /** Makes matching paths fail until `heal`. */
  readonly fault: (match: PathMatch, fault: Fault) => void
  /** Adds or replaces headers in the answers to matching paths, until `heal`. */
  readonly addHeaders: (match: PathMatch, headers: Headers) => void
  /** Rewrites the texts of matching paths for each request, with additional headers, until `heal`. */
  readonly rewrite: (match: PathMatch, rewrite: Rewrite) => void
  /** Ends all faults, rewrites and added headers, and clears the lists of requests. */
  readonly heal: () => void
  readonly stop: () => Promise<void>
}

/**
 * Serves a folder like a good file server: correct types, gzip, CORS for all origins, and hashed files cached for ever.
 */
export async function startStaticServer(
  options: StaticServerOptions,
): Promise<StaticServer> {
  const faults: [PathMatch, Fault][] = []
  const added: [PathMatch, Headers][] = []
  const rewrites: [PathMatch, Rewrite][] = []
  const requests: string[] = []
  const sent: string[] = []
  const hanging = new Set<string>()
  const underWay = new Set<ServerResponse>()
  const waiting: (() => void)[] = []

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    requests.push(pathname)
    underWay.add(response)
    response.on('close', () => underWay.delete(response))
    const fault = faults.findLast(([match]) => fits(match, pathname))?.[1]
    const headers = added.filter(([match]) => fits(match, pathname))
    for (const [, more] of headers) setAll(response, more)
    if (fault === 'hang' || fault === 'held') {
      hanging.add(pathname)
      underWay.delete(response)
      response.on('close', () => hanging.delete(pathname))
    }
    if (fault === 'hang') return
    if (fault === 'refused') return void request.socket.destroy()
    if (fault === 'mistyped')
      response.setHeader('x-content-type-options', 'nosniff')
    if (fault === 'held') {
      await new Promise<void>((go) => waiting.push(go))
      hanging.delete(pathname)
      // The browser may have closed the connection while the answer was held.
      if (!response.destroyed) underWay.add(response)
    } else if (!fault && (await options.handle?.(request, response))) return
    const isMissing = fault === 'missing' || fault === 'failing'
    const found = isMissing ? undefined : await answerTo(pathname)
    const spoilt = found && fault ? spoilFile(fault, found) : found
    const rewrite = rewrites.findLast(([match]) => fits(match, pathname))?.[1]
    const fresh = spoilt && rewrite?.(String(spoilt.body))
    if (fresh) setAll(response, fresh.headers)
    const file = fresh ? packFile(spoilt.type, Buffer.from(fresh.text)) : spoilt
    const { accept, 'accept-encoding': encodings } = request.headers
    const zip = /\bgzip\b/.test(String(encodings))
    const tag = options.hasTags && file && tagOf(file)
    if (tag) response.setHeader('etag', tag)
    if (tag && request.headers['if-none-match'] === tag)
      return void response.writeHead(304).end()
    if (file) sent.push(pathname)
    response.statusCode = file ? 200 : fault === 'failing' ? 500 : 404
    // Most file servers show a site's own page to visitors who follow a wrong link.
    const page = !file && accept?.includes('text/html')
    const shown = page ? await findFile(options.folder, '/404.html') : file
    send(response, pathname, shown, zip)
  })

  async function answerTo(pathname: string) {
    const answer = options.answers?.[pathname]
    return answer ? json(answer()) : findFile(options.folder, pathname)
  }

  const url = await listen(server, options.port ?? 0, options.say)
  return {
    url,
    requests,
    sent,
    hanging,
    isAnswering: () => underWay.size > 0,
    fault: (match, fault) => void faults.push([match, fault]),
    addHeaders: (match, headers) => void added.push([match, headers]),
    rewrite: (match, rewrite) => void rewrites.push([match, rewrite]),
    heal: () => {
      faults.length = 0
      added.length = 0
      rewrites.length = 0
      requests.length = 0
      sent.length = 0
      for (const go of waiting.splice(0)) go()
    },
    stop: () => close(server),
  }
}

function fits(match: PathMatch, pathname: string): boolean {
  return typeof match === 'string' ? match === pathname : match.test(pathname)
}

function tagOf({ body }: FoundFile): string {
  return `"${createHash('sha256').update(body).digest('hex')}"`
}

function json(value: unknown): FoundFile {
  const body = Buffer.from(JSON.stringify(value))
  return packFile('application/json; charset=utf-8', body)
}

function spoilFile(fault: Fault, file: FoundFile): FoundFile {
  const body = spoil(fault, file.body)
  return packFile(wrongType(fault) ?? file.type, body)
}

function setAll(response: ServerResponse, headers: Headers) {
  for (const [name, value] of Object.entries(headers))
    response.setHeader(name, value)
}

function send(
  response: ServerResponse,
  pathname: string,
  file: FoundFile | undefined,
  zip: boolean,
) {
  const isHashed = /\.[0-9a-f]{6,}\.\w+$/.test(pathname)
  const usual: Headers = {
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
    // A missing file may be there a moment later, so only existing files are cached.
    'cache-control':
      isHashed && response.statusCode === 200
        ? 'max-age=31536000, immutable'
        : 'no-cache',
    'content-type': file?.type ?? 'text/plain; charset=utf-8',
    vary: 'accept-encoding',
    ...(file && zip ? { 'content-encoding': 'gzip' } : {}),
  }
  for (const [name, value] of Object.entries(usual))
    if (!response.hasHeader(name)) response.setHeader(name, value)
  response.end(file ? (zip ? file.zipped : file.body) : 'Not found')
}
