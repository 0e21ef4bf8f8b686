import { expect, test } from 'vitest'
import { capableIn } from '../../../../src/features/transactions/engine/calls/readCapabilities'
import { isBatchUnsupported } from '../../../../src/features/transactions/engine/calls/sendCalls'
import { outcomeIn } from '../../../../src/features/transactions/engine/lookUpInWallet'

test.each([-32600, -32601, -32602, -32004, 4200, 5710, 5740, 5750, 5760])(
  'isBatchUnsupported is true for %i, because the wallet has sent nothing',
  (code) => {
    expect(isBatchUnsupported({ code, message: 'No.' })).toBe(true)
    expect(isBatchUnsupported(new Error('No.', { cause: { code } }))).toBe(true)
  },
)

test.each([
  { code: 4001 },
  { code: -32603 },
  { code: 5700 },
  new Error('No.'),
  undefined,
])(
  'isBatchUnsupported is false for %o, because the wallet may have sent something',
  (thrown) => {
    expect(isBatchUnsupported(thrown)).toBe(false)
  },
)

const none = { batching: false, smartAccount: false, paymaster: false }

test.each([
  [{ atomic: { status: 'supported' } }, true, true],
  [{ atomic: { status: 'ready' } }, true, false],
  [{ atomic: { status: 'unsupported' } }, false, false],
  // The format of a Safe.
  [{ atomicBatch: { supported: true } }, true, true],
  [{ atomicBatch: { supported: false } }, false, false],
] as const)(
  'capableIn reads %j as batching: %s, smartAccount: %s',
  (said, batching, smartAccount) => {
    const expected = { ...none, batching, smartAccount }
    for (const id of ['0x2105', '0x02105', '8453', 'eip155:8453', '0x0'])
      expect([id, capableIn({ [id]: said }, 8453)]).toMatchObject([
        id,
        expected,
      ])
    expect(capableIn({ '0xa': said }, 8453)).toEqual(none)
  },
)

test('capableIn recognises a wallet that follows an earlier draft', () => {
  const atomicBatch = { supported: true }
  const isDraft = (said: object) => capableIn({ '0x1': said }, 1).isDraft
  expect(isDraft({ atomicBatch })).toBe(true)
  expect(isDraft({ atomicBatch, atomic: { status: 'ready' } })).toBeUndefined()
})

test('capabilities of a chain take precedence over those of all chains', () => {
  const said = {
    '0x2105': { atomic: { status: 'unsupported' } },
    '0x0': {
      atomic: { status: 'supported' },
      paymasterService: { supported: true },
    },
  }
  expect(capableIn(said, 8453)).toEqual({ ...none, paymaster: true })
  expect(capableIn(said, 10)).toEqual({
    batching: true,
    smartAccount: true,
    paymaster: true,
  })
})

test.each([
  undefined,
  null,
  'yes',
  [],
  {},
  { '0x2105': null },
  { '0x2105': 'atomic' },
  { '0x2105': { atomic: null, paymasterService: true } },
])('capableIn returns no capabilities for %j', (said) => {
  expect(capableIn(said, 8453)).toEqual(none)
})

const [first, last] = [`0x${'1'.repeat(64)}`, `0x${'2'.repeat(64)}`]
const receipts = [
  { transactionHash: first, status: '0x1' },
  { transactionHash: last, status: '0x1' },
]
const reverted = [...receipts, { transactionHash: last, status: '0x0' }]

const confirmed = { status: 'confirmed', hash: last }
const failed = { status: 'failed', hash: last }

test.each([
  [{ status: 100 }, undefined],
  [{ status: 200, receipts }, confirmed],
  [{ status: 200 }, { status: 'confirmed' }],
  [{ status: 201, receipts: null }, { status: 'confirmed' }],
  [{ status: 200, receipts: [{ status: 'success' }] }, { status: 'confirmed' }],
  [{ status: 200, receipts: [{ status: 'reverted' }] }, { status: 'failed' }],
  [{ status: 400 }, { status: 'failed' }],
  [{ status: 500, receipts }, failed],
  [{ status: 600, receipts: reverted }, failed],
  [{ status: 'PENDING' }, undefined],
  [{ status: 'CONFIRMED', receipts }, confirmed],
  [{ status: 'CONFIRMED', receipts: reverted }, failed],
  [{ status: 'confirmed' }, { status: 'confirmed' }],
  [{ status: 'FAILED' }, { status: 'failed' }],
  [{ status: 'reverted', receipts }, failed],
  // As viem returns it.
  [{ status: 'pending', statusCode: 100 }, undefined],
  [{ status: 'success', statusCode: 200, receipts }, confirmed],
  [{ status: 'failure', statusCode: 500 }, { status: 'failed' }],
  [{ status: 300 }, undefined],
  [{}, undefined],
  [null, undefined],
  ['CONFIRMED', undefined],
  [
    { status: 200, receipts: [{ transactionHash: '0x12' }] },
    { status: 'confirmed' },
  ],
])('outcomeIn turns the batch status %j into %j', (told, outcome) => {
  expect(outcomeIn(told)).toEqual(outcome)
})
