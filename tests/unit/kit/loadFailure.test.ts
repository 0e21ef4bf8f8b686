import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { close, listen } from '../../../host-example/local/ports'
import {
  explainChunkError,
  explainScriptError,
} from '../../../src/kit/check/explainScriptError'
import { asLoadFailure, LoadFailure } from '../../../src/kit/LoadFailure'
import { loadRetryLabel } from '../../../src/kit/render/drawStandIn'
import { withoutWallet } from '../../../src/kit/withoutWallet'
import { aContract } from '../../fixtures/servers/aContract'

test('asLoadFailure returns a failure of another copy of the kit unchanged', () => {
  class LoadFailureOfAnotherCopy extends Error {
    override name = 'LoadFailure'
    reason = 'timed-out'
  }
  const theirs = new LoadFailureOfAnotherCopy()
  expect(asLoadFailure(theirs)).toBe(theirs)
})

test.each([new TypeError('x is undefined'), { name: 'LoadFailure' }, null])(
  'asLoadFailure wraps any other thrown value as the cause: %s',
  (thrown) => {
    const failure = asLoadFailure(thrown)
    expect(failure).toBeInstanceOf(LoadFailure)
    expect(failure.reason).toBe('failed-to-start')
    expect(failure.cause).toBe(thrown)
  },
)

test.each([
  ['disabled', 'Paused for now. Try again'],
  ['crashed', 'Something went wrong. Try again'],
  ['unreachable', 'Couldn’t load. Try again'],
] as const)(
  'after a failure with the reason %s, visitors read %s',
  (reason, label) => {
    expect(loadRetryLabel(new LoadFailure(reason, 'A fault.'))).toBe(label)
  },
)

/** The event of a script element that could not load. */
const cause = new Event('error')

test('explainScriptError cancels its request when the load ends', async () => {
  const server = createServer()
  const origin = await listen(server, 0)
  onTestFinished(() => close(server))
  const asked = once(server, 'request')
  const over = new AbortController()
  const told = explainScriptError(
    `${origin}/entry.js?retry=1`,
    cause,
    '',
    over.signal,
  )
  const [{ method }, answer] = await asked
  expect(method).toBe('GET')
  const gone = once(answer, 'close')
  over.abort()
  await gone
  const { message, reason } = await told
  expect(reason).toBe('unreachable')
  expect(message).toContain(`${origin}/entry.js cannot be reached`)
})

test('without Walletdock, all ways to the provider lead to one that rejects as EIP-1193 describes', async () => {
  const failure = new LoadFailure('timed-out', 'It is late.')
  const { getProvider, mount, useWallet } = withoutWallet(failure)
  const { provider } = useWallet()
  expect(mount().provider).toBe(provider)
  expect(getProvider()).toBe(provider)
  await expect(provider.request({ method: 'eth_accounts' })).rejects.toThrow(
    expect.objectContaining({ code: 4900, data: { class: 'sdk-missing' } }),
  )
})

test('the element’s module can be imported on a server, and has no effect there', async () => {
  expect('HTMLElement' in globalThis).toBe(false)
  const { WalletDockElement } = await import('../../../src/kit/element')
  expect(WalletDockElement.observedAttributes).toContain('url')
})

test('a chunk that does not match its hash is reported as tampered, and a page in its place by the error of the loader', async () => {
  const file = 'chunks/core.js'
  const request = `https://wallet.example/${file}?retry=1`
  const error = { name: 'ChunkLoadError', request }
  const contract = { ...aContract, integrity: { [file]: 'sha384-other' } }
  const explain = (type: string) => {
    const headers = { 'content-type': type }
    const response = new Response('evil', { headers })
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(response)
    const { signal } = new AbortController()
    return explainChunkError(error, contract, signal)
  }
  expect(await explain('text/javascript')).toMatchObject({ reason: 'tampered' })
  expect(await explain('text/html')).toBe(error)
})
