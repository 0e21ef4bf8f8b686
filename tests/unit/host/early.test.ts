import { beforeEach, expect, test, vi } from 'vitest'
import { keepEarly, takeEarly } from '../../../src/host/files/early'

const address = 'https://wallet.example/channels.json'
const answer = () => Promise.resolve(new Response('{}'))

beforeEach(() => void vi.useFakeTimers())

test('takeEarly returns the response of start.js once, so that later requests get fresh data', () => {
  const early = answer()
  keepEarly(address, {}, early)
  expect(takeEarly(address, {})).toBe(early)
  expect(takeEarly(address, {})).toBeUndefined()
})

test('takeEarly only returns a response for the same URL and hash', () => {
  const [plain, hashed] = [answer(), answer()]
  keepEarly(address, {}, plain)
  keepEarly(address, { integrity: 'sha384-one' }, hashed)
  expect(takeEarly(`${address}?`, {})).toBeUndefined()
  expect(takeEarly(address, { integrity: 'sha384-two' })).toBeUndefined()
  expect(takeEarly(address, { integrity: 'sha384-one' })).toBe(hashed)
  expect(takeEarly(address, {})).toBe(plain)
})

test('takeEarly drops a response after 20 s, because there may have been a rollback since', () => {
  const early = answer()
  keepEarly(address, {}, early)
  vi.advanceTimersByTime(19_999)
  keepEarly(`${address}?`, {}, answer())
  vi.advanceTimersByTime(1)
  expect(takeEarly(address, {})).toBeUndefined()
  expect(takeEarly(`${address}?`, {})).toBeDefined()
})
