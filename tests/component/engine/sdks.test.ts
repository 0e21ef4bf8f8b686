import { expect, test, vi } from 'vitest'
import { coinbase } from '../../../src/data/wallets/coinbase'
import { safe } from '../../../src/data/wallets/safe'
import { takeConsole } from '../../fixtures/pages/takeConsole'
import { surroundWithSafe } from './aSafe'
import { otherAddress, startEngine } from './startEngine'

// Tests run in a frame, as an app in a Safe does. The parent has the same origin.
const safeOrigins = [location.origin]
const wallets = [{ groupName: 'Popular', wallets: [safe, coinbase] }]

test('a parent page that is not a Safe fails the attempt, and a retry requests the Safe again', async () => {
  const engine = startEngine({ wallets, safeOrigins })
  engine.connect(1, 'safe')
  await expect
    .poll(engine.news)
    .toMatchObject([
      { type: 'FAILED', attempt: 1, failure: { class: 'timed-out' } },
    ])
  surroundWithSafe(otherAddress)
  engine.connect(2, 'safe')
  await expect
    .poll(() => engine.news()[1])
    .toMatchObject({
      type: 'CONNECTED',
      attempt: 2,
      account: {
        address: otherAddress,
        chainId: 8453,
        connector: { id: 'safe', name: 'Safe' },
      },
    })
})

test('the next page reconnects the Safe that embeds it, whichever wallet is stored', async () => {
  surroundWithSafe(otherAddress)
  const engine = startEngine({ wallets, safeOrigins })
  await engine.config.storage?.setItem('recentConnectorId', 'io.metamask')
  engine.dispatch({ type: 'RECONNECT' })
  await expect.poll(engine.last).toMatchObject({
    type: 'CONNECTED',
    account: { connector: { id: 'safe', hasOneChain: true } },
  })
})

test.each([
  ['a parent page that is not in safeOrigins', 8453, {}],
  ['a Safe without a chain', 0, { safeOrigins }],
])('%s is reported as not-installed', async (_, chainId, origins) => {
  surroundWithSafe(otherAddress, chainId)
  const engine = startEngine({ wallets, ...origins })
  engine.connect(1, 'safe')
  await expect
    .poll(engine.news)
    .toMatchObject([{ type: 'FAILED', failure: { class: 'not-installed' } }])
})

test('a Coinbase window that never answers is reported as timed-out', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const engine = startEngine({ wallets, walletTimeoutMs: 400 })
  engine.connect(1, 'coinbase')
  await expect
    .poll(engine.news)
    .toMatchObject([
      { type: 'FAILED', attempt: 1, failure: { class: 'timed-out' } },
    ])
  await expect.poll(() => open).toHaveBeenCalled()
  // The SDK fetches the page to check a header that the test page lacks. Its answer may arrive after the timeout.
  const lines: string[] = []
  await expect
    .poll(() => {
      lines.push(...takeConsole())
      return lines.join()
    })
    .toContain('Cross-Origin-Opener-Policy')
})

/** Records the page's listeners for messages from now on. */
function listenersForMessages() {
  const all = new Set<unknown>()
  const { addEventListener: add, removeEventListener: remove } = window
  vi.spyOn(window, 'addEventListener').mockImplementation((type, ...rest) => {
    if (type === 'message') all.add(rest[0])
    add(type, ...rest)
  })
  vi.spyOn(window, 'removeEventListener').mockImplementation(
    (type, ...rest) => {
      all.delete(rest[0])
      remove(type, ...rest)
    },
  )
  return all
}

test('when the engine stops, the listener of Safe’s SDK ends', async () => {
  surroundWithSafe(otherAddress)
  const listeners = listenersForMessages()
  const engine = startEngine({ wallets, safeOrigins })
  engine.connect(1, 'safe')
  await expect.poll(engine.last).toMatchObject({ type: 'CONNECTED' })
  expect(listeners.size).toBe(1)
  engine.stop()
  expect(listeners.size).toBe(0)
})

test('when the engine stops, Coinbase’s SDK closes its window, and its listeners end', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const listeners = listenersForMessages()
  const engine = startEngine({ wallets })
  engine.connect(1, 'coinbase')
  await expect.poll(() => open.mock.calls.length).toBe(1)
  expect(listeners.size).toBeGreaterThan(0)
  engine.stop()
  expect(listeners.size).toBe(0)
  // The SDK fetches the page to check a header that the test page lacks.
  await expect
    .poll(() => takeConsole().join())
    .toContain('Cross-Origin-Opener-Policy')
})

test('no SDK is loaded before its wallet is chosen', () => {
  const { config } = startEngine({ wallets, safeOrigins })
  expect(config.connectors).toEqual([])
})
