import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Channels } from '../../../src/kit/Channels'

/** The files that an origin serves: the text of its channels or none, and its releases or none. */
export type Origin = {
  readonly url: string
  channels: string | undefined
  hasReleases: boolean
  /** Further files, by path. */
  files: ReadonlyMap<string, string>
  /** Number of requests for the channels. */
  asked: number
  /** The header `Cache-Control` of the last of these requests. */
  cacheControl: string | undefined
}

const contract = '{}'
/** A release that each origin has. */
const served = {
  contract: `sha384-${createHash('sha384').update(contract).digest('base64')}`,
  preload: {},
}

/** Channels with two releases that each origin has. */
export const firstChannels: Channels = {
  name: 'walletdock-channels',
  sequence: 1,
  channels: { stable: '0.1.0' },
  releases: { '0.1.0': served, '0.2.0': served },
}

/** Serves one origin on its own port, for as long as the process runs. */
export async function startOrigin(): Promise<Origin> {
  const server = createServer(({ url, headers }, response) => {
    const isPointer = url === '/channels.json'
    if (isPointer) {
      origin.asked++
      origin.cacheControl = headers['cache-control']
    }
    const path = url?.slice(1).split('?')[0] ?? ''
    const text = isPointer
      ? origin.channels
      : origin.hasReleases && path.endsWith('/contract.json')
        ? contract
        : origin.files.get(path)
    response.statusCode = text === undefined ? 404 : 200
    response.end(text ?? 'Not found')
  })
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  server.unref()
  const { port } = server.address() as AddressInfo
  const origin: Origin = {
    url: `http://127.0.0.1:${port}/`,
    channels: undefined,
    hasReleases: true,
    files: new Map(),
    asked: 0,
    cacheControl: undefined,
  }
  return origin
}
