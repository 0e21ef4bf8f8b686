import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type StaticServer,
  startStaticServer,
} from '../../../host-example/local/staticServer'

let folder = ''
let server: StaticServer

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'walletdock-'))
  await writeFile(path.join(folder, 'thin.html'), '<p>thin</p>')
  await writeFile(path.join(folder, 'entry.js'), 'globalThis.loaded = true')
  server = await startStaticServer({
    folder,
    answers: { '/settings.json': () => ({ network: 'base' }) },
  })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const get = (path: string, init?: RequestInit) => fetch(server.url + path, init)

test('a script is sent with its encoding, compressed, and readable from other origins', async () => {
  const { headers } = await get('/entry.js')
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(headers.get('content-encoding')).toBe('gzip')
  expect(headers.get('access-control-allow-origin')).toBe('*')
})

test('a path without an extension is the HTML page of that name', async () => {
  expect(await (await get('/thin')).text()).toBe('<p>thin</p>')
})

test('an answer is computed for each request', async () => {
  expect(await (await get('/settings.json')).json()).toEqual({
    network: 'base',
  })
})

test.each(['/none.js', '/..%2f..%2fetc/passwd', '/'])(
  '%s is not found',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

test('a visitor of a missing page reads the site’s own page about it, and a script receives a short text', async () => {
  const folder = path.join(import.meta.dirname, '../../../host-example/public')
  const site = await startStaticServer({ folder })
  const open = (accept: string) =>
    fetch(`${site.url}/missing`, { headers: { accept } })
  const page = await open('text/html,*/*;q=0.8')
  expect(page.status).toBe(404)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await page.text()).toMatch(/There is nothing here.*<a href="\/">/s)
  expect(await (await open('*/*')).text()).toBe('Not found')
  await site.stop()
})

test.each([
  ['corrupt', 'globalThis.l\0\0\0\0\0\0\0\0true'],
  ['truncated', 'globalThis.l'],
  ['tampered', 'globalThis.loaded = true\n// changed on the way\n'],
  ['html', '<!doctype html><title>Not what you asked for</title>'],
] as const)(
  'a %s file is sent until the server is healed',
  async (fault, text) => {
    const read = async () => (await get('/entry.js')).text()
    server.fault('/entry.js', fault)
    expect(await read()).toBe(text)
    server.heal()
    expect(await read()).toBe('globalThis.loaded = true')
  },
)

test('a busy port is reported, and another one is used', async () => {
  const said: string[] = []
  const port = Number(new URL(server.url).port)
  const second = await startStaticServer({
    folder,
    port,
    say: (line) => said.push(line),
  })
  try {
    expect(second.url).not.toBe(server.url)
    expect(said).toEqual([
      `Port ${port} is busy, taking ${new URL(second.url).port} instead.`,
    ])
  } finally {
    await second.stop()
  }
})
