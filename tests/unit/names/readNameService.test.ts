import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testAddress } from '../../../host-example/local/chain'
import {
  type NameService,
  startNameService,
  testName,
} from '../../../host-example/local/nameService'
import { readNameService } from '../../../src/data/names/readNameService'
import {
  type BodyServer,
  startBodyServer,
} from '../../fixtures/servers/bodyServer'

let service: NameService
let bodies: BodyServer
beforeAll(async () => {
  service = await startNameService()
  bodies = await startBodyServer()
})
afterAll(() => Promise.all([service.stop(), bodies.stop()]))
beforeEach(() => {
  service.heal()
  bodies.requests.length = 0
})

const nobody = '0x0000000000000000000000000000000000000001'
const ask = (limitMs?: number) => readNameService(service, testAddress, limitMs)
const askBodies = (url = bodies.url, limitMs?: number) =>
  readNameService({ url, apiKey: 'a key' }, testAddress, limitMs)

test('the request is a GET for the address, with the key in a header', async () => {
  bodies.answer('{}')
  await askBodies()
  const path = `/resolve-ens?address=${testAddress}`
  expect(bodies.requests[0]).toMatchObject({
    method: 'GET',
    url: path,
    headers: { 'x-api-key': 'a key' },
  })
  await askBodies(`${bodies.url}/v1/`)
  expect(bodies.requests[1]?.url).toBe(`/v1${path}`)
})

test.each<[string, string | undefined]>([
  ['{"data":"ada.example"}', 'ada.example'],
  ...[
    '{}',
    'null',
    '[]',
    '"ada.example"',
    '{"data":null}',
    '{"data":""}',
    '{"data":{"data":""}}',
    '{"data":{"data":5}}',
    '{"data":{"data":{"data":"ada.example"}}}',
    '{"data":["ada.example"]}',
    '{"data":{"name":"ada.example"}}',
  ].map((body): [string, undefined] => [body, undefined]),
])('readNameService reads from %s the name %s', async (body, name) => {
  bodies.answer(body)
  expect(await askBodies()).toBe(name)
  expect(bodies.requests).toHaveLength(1)
})

test.each(['401', '429', '500', 'html'] as const)(
  'readNameService retries once if the service answers %s, and then rejects',
  async (mode) => {
    service.answer(mode)
    expect(await ask().catch(() => 'failed')).toBe('failed')
    expect(service.requests).toHaveLength(2)
  },
)

test.each([
  ['a wrong key', () => readNameService({ ...service, apiKey: 'no' }, nobody)],
  ['an unreachable service', () => askBodies('http://127.0.0.1:1')],
  ['an invalid URL', () => askBodies('not a url')],
])('readNameService rejects with %s', async (_, asked) => {
  expect(await asked().catch(() => 'failed')).toBe('failed')
})

test('readNameService rejects an answer above 64 KB', async () => {
  bodies.answer(JSON.stringify({ data: 'a'.repeat(64 * 1024) }))
  await expect(askBodies()).rejects.toThrow('is larger than 64 KB')
})

test('the default timeout is ten seconds', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  expect(await ask()).toBe(testName)
  expect(limit.mock.calls).toEqual([[10_000]])
  limit.mockRestore()
})

test('readNameService accepts a late answer within the timeout', async () => {
  service.answer('held')
  const name = ask()
  await expect.poll(() => service.requests).toHaveLength(1)
  service.answer('ok')
  expect(await name).toBe(testName)
  expect(service.requests).toHaveLength(1)
})
