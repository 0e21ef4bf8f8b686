import { expect, onTestFinished, test, vi } from 'vitest'
import {
  consumeEarlyResponse,
  fetchJson,
  saveEarlyResponse,
} from '../../../src/kit/files/fetchJson'
import { jsonLimit, readText } from '../../../src/platform/readText'

const address = 'https://wallet.example/channels.json'
const integrity =
  'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb'
const broken = () =>
  new Response(
    new ReadableStream({ start: (out) => out.error(new Error('Cut.')) }),
  )

test.each<[string, () => Response | Promise<never>, RequestInit, string]>([
  [
    'no answer',
    () => Promise.reject(new Error('No.')),
    {},
    'cannot be reached.',
  ],
  [
    'no answer that the hash allows',
    () => Promise.reject(new Error('No.')),
    { integrity },
    'cannot be reached, or was altered.',
  ],
  [
    'a missing file',
    () => new Response('', { status: 404 }),
    {},
    'answered 404.',
  ],
  ['a cut answer', broken, {}, 'broke off.'],
  [
    'another file',
    () => new Response('{}'),
    { integrity },
    'does not match its hash.',
  ],
  ['a page', () => new Response('<p>'), {}, 'is not JSON'],
  [
    'a large file',
    () => new Response(' '.repeat(jsonLimit + 1)),
    {},
    'is larger than 64 KB',
  ],
])('fetchJson says what happened: %s', async (_, answer, init, what) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
  const wrong = (text: string) => new Error(`${address} ${text}`)
  await expect(fetchJson(address, init, wrong)).rejects.toThrow(
    `${address} ${what}`,
  )
})

test('a file may have as many bytes as the limit', async () => {
  const text = ' '.repeat(jsonLimit)
  expect(await readText(new Response(text))).toBe(text)
})

const answer = () => Promise.resolve(new Response('{}'))

test('consumeEarlyResponse returns the response of start.js once, so that later requests get fresh data', () => {
  const early = answer()
  saveEarlyResponse(address, {}, early)
  expect(consumeEarlyResponse(address, {})).toBe(early)
  expect(consumeEarlyResponse(address, {})).toBeUndefined()
})

test('consumeEarlyResponse only returns a response for the same URL and hash', () => {
  const [plain, hashed] = [answer(), answer()]
  saveEarlyResponse(address, {}, plain)
  saveEarlyResponse(address, { integrity: 'sha384-one' }, hashed)
  expect(consumeEarlyResponse(`${address}?`, {})).toBeUndefined()
  expect(
    consumeEarlyResponse(address, { integrity: 'sha384-two' }),
  ).toBeUndefined()
  expect(consumeEarlyResponse(address, { integrity: 'sha384-one' })).toBe(
    hashed,
  )
  expect(consumeEarlyResponse(address, {})).toBe(plain)
})

test('consumeEarlyResponse drops a response after 20 s, because there may have been a rollback since', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const early = answer()
  saveEarlyResponse(address, {}, early)
  vi.advanceTimersByTime(19_999)
  saveEarlyResponse(`${address}?`, {}, answer())
  vi.advanceTimersByTime(1)
  expect(consumeEarlyResponse(address, {})).toBeUndefined()
  expect(consumeEarlyResponse(`${address}?`, {})).toBeDefined()
})
