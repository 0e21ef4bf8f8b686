import {
  HttpRequestError,
  LimitExceededRpcError,
  RpcRequestError,
  UnknownRpcError,
} from 'viem'
import { expect, test } from 'vitest'
import {
  isRefusal,
  type Rest,
  restAfter,
} from '../../../src/engine/nodes/restAfter'

const nowMs = Date.parse('2026-11-21T12:00:00Z')

const refused = (status: number, retryAfter?: string) =>
  new HttpRequestError({
    url: 'https://node.example',
    status,
    headers: new Headers(retryAfter ? { 'retry-after': retryAfter } : {}),
  })

/** Returns the lengths of successive pauses, in milliseconds. */
function restsOf(times: number, random: number, thrown: unknown) {
  let rest: Rest | undefined
  return Array.from({ length: times }, () => {
    rest = restAfter(thrown, rest, nowMs, random)
    return rest.untilMs - nowMs
  })
}

test('restAfter doubles each pause up to a minute', () => {
  expect(restsOf(8, 1, refused(429))).toEqual([
    2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ])
  expect(restsOf(1000, 1, refused(429)).at(-1)).toBe(60_000)
})

test('restAfter randomises the pause, so that pages do not resume at the same time', () => {
  expect(restsOf(2, 0, refused(429))).toEqual([1000, 2000])
  expect(restsOf(2, 0.5, refused(429))).toEqual([1500, 3000])
})

test.each([
  ['7', 7000],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['soon', 0],
  ['-5', 0],
  ['99999999', 300_000],
])(
  'restAfter pauses for at least the time of Retry-After: "%s" is %i ms',
  (said, ms) => {
    expect(restsOf(1, 0, refused(429, said))).toEqual([ms + 1000])
  },
)

test('restAfter uses its own pause if the node does not state one', () => {
  for (const thrown of [
    refused(429),
    new LimitExceededRpcError(new Error('too many')),
    { status: 429, headers: { 'retry-after': '7' } },
  ])
    expect(restsOf(1, 0, thrown)).toEqual([1000])
})

test.each([429, -32005, -32007, -32012, -32016, -32017, -32029])(
  'isRefusal recognises the code %i, also in a cause',
  (code) => {
    const error = new RpcRequestError({
      body: {},
      error: { code, message: 'too many' },
      url: 'https://node.example',
    })
    expect(isRefusal(error)).toBe(true)
    expect(isRefusal(new UnknownRpcError(error))).toBe(true)
    expect(isRefusal(new Error('Failed.', { cause: error }))).toBe(true)
  },
)

test('restAfter reads `Retry-After` from a cause', () => {
  const wrapped = new Error('Failed.', { cause: refused(429, '7') })
  expect(restsOf(1, 0, wrapped)).toEqual([8000])
})

test('isRefusal ends at an error that is its own cause', () => {
  const loop = new Error('Loop')
  loop.cause = loop
  expect(isRefusal(loop)).toBe(false)
})

test('isRefusal is false for any other failure', () => {
  expect(isRefusal(refused(429))).toBe(true)
  expect(isRefusal(refused(503))).toBe(true)
  expect(isRefusal(new LimitExceededRpcError(new Error('too many')))).toBe(true)
  for (const other of [refused(500), refused(404), new Error('429'), null, 429])
    expect(isRefusal(other)).toBe(false)
})
