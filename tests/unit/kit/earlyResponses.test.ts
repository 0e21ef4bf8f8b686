import { beforeEach, expect, test, vi } from 'vitest'
import {
  consumeEarlyResponse,
  saveEarlyResponse,
} from '../../../src/kit/files/fetchJson'

const address = 'https://wallet.example/channels.json'
const answer = () => Promise.resolve(new Response('{}'))

beforeEach(() => void vi.useFakeTimers())

test('takeEarly returns the response of start.js once, so that later requests get fresh data', () => {
  const early = answer()
  saveEarlyResponse(address, {}, early)
  expect(consumeEarlyResponse(address, {})).toBe(early)
  expect(consumeEarlyResponse(address, {})).toBeUndefined()
})

test('takeEarly only returns a response for the same URL and hash', () => {
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

test('takeEarly drops a response after 20 s, because there may have been a rollback since', () => {
  const early = answer()
  saveEarlyResponse(address, {}, early)
  vi.advanceTimersByTime(19_999)
  saveEarlyResponse(`${address}?`, {}, answer())
  vi.advanceTimersByTime(1)
  expect(consumeEarlyResponse(address, {})).toBeUndefined()
  expect(consumeEarlyResponse(`${address}?`, {})).toBeDefined()
})
