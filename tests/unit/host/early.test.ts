import { beforeEach, expect, test, vi } from 'vitest'
import { keepEarly, takeEarly } from '../../../src/host/find/early'

const address = 'https://wallet.example/channels.json'
const answer = () => Promise.resolve(new Response('{}'))

beforeEach(() => void vi.useFakeTimers())

test('what start.js has asked for serves once: whoever asks again hears what is said then', () => {
  const early = answer()
  keepEarly(address, {}, early)
  expect(takeEarly(address, {})).toBe(early)
  expect(takeEarly(address, {})).toBeUndefined()
})

test('it serves whoever asks for the same file with the same hash alone', () => {
  const [plain, hashed] = [answer(), answer()]
  keepEarly(address, {}, plain)
  keepEarly(address, { integrity: 'sha384-one' }, hashed)
  expect(takeEarly(`${address}?`, {})).toBeUndefined()
  expect(takeEarly(address, { integrity: 'sha384-two' })).toBeUndefined()
  expect(takeEarly(address, { integrity: 'sha384-one' })).toBe(hashed)
  expect(takeEarly(address, {})).toBe(plain)
})

test('after 20 s it is too old: a rollback may have come', () => {
  const early = answer()
  keepEarly(address, {}, early)
  vi.advanceTimersByTime(19_999)
  keepEarly(`${address}?`, {}, answer())
  vi.advanceTimersByTime(1)
  expect(takeEarly(address, {})).toBeUndefined()
  expect(takeEarly(`${address}?`, {})).toBeDefined()
})
