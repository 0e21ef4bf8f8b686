import { beforeEach, expect, test, vi } from 'vitest'
import { loadRemote } from '../../../src/host/run/loadRemote'
import { aContract } from '../../fixtures/servers/aContract'
import { someChannels } from './someChannels'

/** Requested files. */
let asked: string[]

/** A page without a browser, and a site whose owner has turned the wallet off. */
beforeEach(() => {
  asked = []
  vi.stubGlobal('location', { hostname: 'shop.example' })
  vi.stubGlobal('CSS', { escape: String })
  vi.stubGlobal('document', {
    baseURI: 'https://shop.example/',
    addEventListener() {},
    removeEventListener() {},
    querySelector: () => null,
    querySelectorAll: () => [],
    createElement: () => ({ remove() {} }),
    head: { append() {} },
  })
  const files: Readonly<Record<string, object>> = {
    'contract.json': { ...aContract, channels: 'channels.json' },
    'channels.json': { ...someChannels, disabled: 'A fault in signing' },
  }
  vi.stubGlobal('fetch', async (address: string) => {
    const file = address.split('/').at(-1) ?? ''
    asked.push(file)
    const { body } = new Response(JSON.stringify(files[file]))
    return { ok: true, url: address, headers: new Headers(), body }
  })
})

const root = { url: 'https://wallet.example', timeoutMs: 200 }
const hash = `sha384-${'A'.repeat(64)}`

test.each([
  ['no more', {}],
  ['files to fetch ahead', { preload: { 'chunks/core.js': hash } }],
])(
  'a page that names the root of a site, and %s, learns that the wallet was turned off',
  async (_, options) => {
    const modules = ['./ConnectButton'] as const
    const result = await loadRemote({ ...root, ...options, modules })
    expect(result).toMatchObject({ failure: { reason: 'disabled' } })
    expect(asked).toEqual(['contract.json', 'channels.json'])
  },
)

test('a page that names the hash of a contract has chosen one release, and follows no channel', async () => {
  await loadRemote({ ...root, integrity: hash, modules: ['./mount'] })
  expect(asked).not.toContain('channels.json')
})
