import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
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
afterEach(() => server.heal())
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

test('a fault persists until the server is healed', async () => {
  server.fault('/entry.js', 'missing')
  expect((await get('/entry.js')).status).toBe(404)
  server.heal()
  expect((await get('/entry.js')).status).toBe(200)
})

test('the fault "failing" answers 500, and "mistyped" sends the wrong type with nosniff', async () => {
  server.fault('/entry.js', 'failing')
  expect((await get('/entry.js')).status).toBe(500)
  server.heal()
  server.fault('/entry.js', 'mistyped')
  const { headers } = await get('/entry.js')
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('a path that hangs never answers, and other paths do', async () => {
  server.fault(/entry/, 'hang')
  const signal = AbortSignal.timeout(200)
  await expect(get('/entry.js', { signal })).rejects.toThrow()
  expect((await get('/thin')).status).toBe(200)
})

test.each([
  ['corrupt', 'globalThis.l\0\0\0\0\0\0\0\0true'],
  ['truncated', 'globalThis.l'],
  ['tampered', 'globalThis.loaded = true\n// changed on the way\n'],
  ['html', '<!doctype html><title>Not what you asked for</title>'],
  ['mistyped', 'globalThis.loaded = true'],
] as const)('a %s file is sent with that fault', async (fault, text) => {
  server.fault('/entry.js', fault)
  expect(await (await get('/entry.js')).text()).toBe(text)
})

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

test('isAnswering is true while an answer is being sent, and false once it was read', async () => {
  const second = await startStaticServer({
    folder,
    answers: { '/now.json': () => ({ isAnswering: second.isAnswering() }) },
  })
  try {
    const answer = await fetch(`${second.url}/now.json`)
    expect(await answer.json()).toEqual({ isAnswering: true })
    await expect.poll(second.isAnswering).toBe(false)
  } finally {
    await second.stop()
  }
})

test('a held path counts as hanging until the server is healed', async () => {
  server.fault('/entry.js', 'held')
  const held = get('/entry.js')
  await expect.poll(() => server.hanging.size).toBe(1)
  expect(server.isAnswering()).toBe(false)
  server.heal()
  await (await held).text()
  expect(server.hanging.size).toBe(0)
})

test('a path that hangs counts as hanging until its reader leaves', async () => {
  server.fault('/entry.js', 'hang')
  const leave = new AbortController()
  const hung = get('/entry.js', { signal: leave.signal })
  await expect.poll(() => server.hanging.size).toBe(1)
  expect(server.isAnswering()).toBe(false)
  leave.abort()
  await expect(hung).rejects.toThrow('aborted')
  await expect.poll(() => server.hanging.size).toBe(0)
})
