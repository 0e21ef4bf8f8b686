import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classifyFailure } from '../../../src/errors/classifyFailure'
import {
  failureReport,
  type ReportFacts,
} from '../../../src/wallet/session/failureReport'
import type { Address } from '../../../src/wallet/session/State'

const address: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const wallet = { id: 'com.acme.wallet', name: 'Acme Vault' }
const chain = { id: 8453, name: 'Base' }

/** Returns the report of an unknown failure to connect, with these facts. */
const reportOf = (facts: Partial<ReportFacts>) =>
  failureReport({
    failure: { class: 'unknown' },
    request: 'connect',
    wallet,
    ...facts,
  })

test('failureReport contains the request, the wallet, the chain, the failure and the shortened account', () => {
  const report = reportOf({
    failure: { class: 'rejected', code: 4001 },
    request: 'switch',
    chain,
    address,
  })
  expect(report.split('\n')).toEqual([
    'Walletdock development, contract none',
    'Asked: switch',
    'Wallet: Acme Vault (com.acme.wallet)',
    'Chain: Base (8453)',
    'Failure: rejected, code 4001',
    'Account: 0xf39F…2266',
  ])
})

test('failureReport contains why a relay refuses the page', () => {
  const report = reportOf({
    failure: { class: 'relay-unreachable', code: 3000, refusal: 'clock' },
  })
  expect(report).toMatch(/unreachable, code 3000\nRefused because of: clock$/)
})

test('failureReport omits unknown facts', () => {
  const report = reportOf({
    failure: { class: 'timed-out' },
  })
  expect(report).not.toContain('Chain')
  expect(report).not.toContain('Account')
  expect(report).toMatch(/Failure: timed-out$/)
})

const secret = 'abcdefghij0123456789'
test.each([
  [
    'is trimmed, and cut after 80 characters',
    { id: ' acme ', name: 'wordy '.repeat(30) },
    `${'wordy '.repeat(13)}wo (acme)`,
  ],
  [
    'does not start a new line',
    { id: 'x', name: 'Acme\nFailure: none\u2028\u202eevil' },
    'Acme Failure: none evil (x)',
  ],
  [
    'loses a link without a scheme',
    { id: 'x', name: 'see rpc.example.com/v3/abc123 or wc:1a@2' },
    'see [link] or wc:1a@2 (x)',
  ],
  [
    'loses all of several links and secrets',
    {
      id: `${secret} and ${secret}, ${address} and ${address}`,
      name: 'http://localhost and ws://[::1] or a.example/b',
    },
    '[link] and [link] or [link] ([…] and […], 0xf39F…2266 and 0xf39F…2266)',
  ],
])('a name in a report %s', (_, wallet, shown) => {
  const lines = reportOf({ wallet }).split('\n')
  expect(lines).toHaveLength(4)
  expect(lines[2]).toBe(`Wallet: ${shown}`)
})

const hex = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdefABCDEF'), {
      minLength: length,
      maxLength: length,
    })
    .map((digits) => digits.join(''))

const anAddress = hex(40).map((digits) => `0x${digits}`)
const aKey = fc.oneof(
  hex(32),
  hex(64),
  fc.uuid().map((id) => `sk_live_${id}`),
)
const aUrl = fc
  .tuple(
    fc.constantFrom('https', 'wss', 'HTTP', 'ftp', 'metamask'),
    fc.domain(),
    hex(12),
  )
  .map(([scheme, domain, key]) => ({
    text: `${scheme}://${domain}/v2/?key=${key}`,
    key,
  }))

/** Texts of a third party that contain secrets. */
const leaky = fc
  .tuple(anAddress, aKey, aUrl, fc.string(), fc.nat(3))
  .map(([account, key, url, other, turn]) => {
    const parts = [account, key, url.text, other]
    const turned = [...parts.slice(turn), ...parts.slice(0, turn)]
    return {
      text: turned.join(' '),
      secrets: [account, key, url.text, url.key],
    }
  })

test('failureReport never contains an address, a URL or a key', () => {
  fc.assert(
    fc.property(leaky, leaky, leaky, leaky, (name, id, place, thrown) => {
      const report = reportOf({
        failure: classifyFailure(
          Object.assign(new Error(thrown.text), { code: thrown.text }),
        ),
        wallet: { id: id.text, name: name.text },
        chain: { id: 1, name: place.text },
        address,
      })
      expect(report).not.toMatch(/0x[\da-f]{5}/i)
      expect(report).not.toMatch(/:\/\//)
      expect(report).not.toMatch(/[\w-]{20}/)
      for (const { secrets } of [name, id, place, thrown])
        for (const secret of secrets) expect(report).not.toContain(secret)
      expect(report.length).toBeLessThan(600)
    }),
    { numRuns: 1000 },
  )
})

test('failureReport shortens a name of megabytes before it searches the name', () => {
  const began = performance.now()
  reportOf({
    wallet: { id: 'x', name: 'x'.repeat(1_000_000) },
  })
  // Searching the whole name for links takes hours.
  expect(performance.now() - began).toBeLessThan(10_000)
})
