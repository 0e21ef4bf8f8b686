import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGzip } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hostsPath } from '../../../src/kit/channels/HostSettings'
import walletdockFallback from '../../../src/kit/federation'
import { loadRemote } from '../../../src/kit/run/loadRemote'
import { channelFiles } from '../../../src/release/channels/channelFiles'
import { aContract } from '../../fixtures/servers/aContract'
import { edit, good, newVisitor, visit } from './aVisitor'

/** The file that never ends, and how it is sent. */
let endless: { readonly file: string; readonly how: 'plain' | 'gzip' }
/** Bytes that the server has sent of it, before compression. */
let sent = 0

const contract = JSON.stringify(aContract)
const hash = `sha384-${createHash('sha384').update(contract).digest('base64')}`
const release = { contract: hash, preload: {} }
const pinned = edit(
  {
    ...good,
    releases: { '0.1.0': release, '0.2.0': release },
  },
  ...['pin', 'shop.example', '0.2.0'],
)
const files = new Map([
  ...channelFiles(pinned),
  ['releases/0.2.0/contract.json', contract],
  ['contract.json', contract],
])

/** Sends spaces, which are valid JSON so far, until the client stops reading. */
function sendWithoutEnd(response: ServerResponse) {
  const part = Buffer.alloc(32 * 1024, ' ')
  const out = endless.how === 'gzip' ? createGzip() : response
  if (out !== response) {
    response.setHeader('Content-Encoding', 'gzip')
    out.pipe(response)
  }
  const send = () => {
    // Without a limit, the test would fill the memory of the machine.
    if (response.destroyed || sent > 64 * 1024 * 1024) return response.destroy()
    sent += part.length
    return out.write(part) ? setImmediate(send) : out.once('drain', send)
  }
  send()
}

const server = createServer(({ url }, response) => {
  const file = url?.slice(1).split('?')[0] ?? ''
  if (file === endless.file) return sendWithoutEnd(response)
  response.statusCode = files.has(file) ? 200 : 404
  return response.end(files.get(file) ?? 'Not found')
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.closeAllConnections())
beforeEach(() => {
  newVisitor()
  Object.assign(document, {
    addEventListener() {},
    removeEventListener() {},
    querySelector: () => null,
    querySelectorAll: () => [],
  })
  sent = 0
})

test.each(['plain', 'gzip'] as const)(
  'a page stops reading endless JSON that is sent as %s, and reports that it is too large',
  async (how) => {
    const release = `${url}/releases/0.2.0`
    for (const [file, page, reason] of [
      ['channels.json', { url, channel: 'stable' }, 'invalid-channels'],
      [hostsPath, { url, channel: 'stable' }, 'invalid-channels'],
      [
        'releases/0.2.0/contract.json',
        { url, channel: 'stable' },
        'invalid-contract',
      ],
      ['contract.json', { url }, 'invalid-contract'],
      [
        'releases/0.2.0/contract.json',
        { url: release, integrity: hash },
        'invalid-contract',
      ],
    ] as const) {
      endless = { file, how }
      sent = 0
      Reflect.deleteProperty(globalThis, Symbol.for('walletdock.host.3'))
      const result = await loadRemote({ ...page, modules: ['./mount'] })
      if (result.ok) throw new Error(`${file} was accepted.`)
      expect([file, result.failure.reason]).toEqual([file, reason])
      expect(result.failure.message).toContain(
        `is larger than ${file === hostsPath ? 256 : 64} KB.`,
      )
      expect(sent).toBeLessThan(16 * 1024 * 1024)
    }
  },
)

test('the federation plugin stops to read a manifest without end, and gives the runtime an empty one', async () => {
  endless = { file: 'mf-manifest.json', how: 'gzip' }
  const { fetch } = walletdockFallback()
  const remote = { name: 'walletdock' }
  const answer = await fetch(`${url}/mf-manifest.json`, {}, remote)
  expect(await answer?.json()).toMatchObject({
    name: 'walletdock',
    exposes: [],
  })
  expect(sent).toBeLessThan(16 * 1024 * 1024)
})

test('stored channels do not lead to a release whose contract has another hash', async () => {
  endless = { file: '', how: 'plain' }
  const page = { url, channel: 'stable' }
  expect(await visit(page)).toContain('0.2.0')
  const channels = files.get('channels.json') ?? ''
  files.delete('channels.json')
  expect(await visit(page)).toContain('0.2.0')
  files.set('releases/0.2.0/contract.json', `${contract} `)
  expect(await visit(page)).toContain('unreachable')
  files.set('releases/0.2.0/contract.json', contract)
  files.set('channels.json', channels)
})
