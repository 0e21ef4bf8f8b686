import { expect, test } from 'vitest'
import { checkContract } from '../../../src/kit/check/fetchContract'
import { aContract } from '../../fixtures/servers/aContract'

test('checkContract accepts a valid contract', () => {
  expect(checkContract(aContract)).toBe(aContract)
})

test('checkContract accepts a remote without integrity, as in development', () => {
  const { integrity: _, ...without } = aContract
  expect(checkContract(without)).toBe(without)
})

test('checkContract ignores fields of later versions', () => {
  const later = { ...aContract, timings: [] }
  expect(checkContract(later)).toBe(later)
})

test.each([null, undefined, 7, 'contract', [], {}])(
  'checkContract rejects a value that is not a contract: %j',
  (answer) => {
    expect(checkContract(answer)).toBe('name')
  },
)

test.each([
  ['name', 'another-remote'],
  ['version', ''],
  ['version', 1],
  ['contract', '1'],
  ['contract', 'v1.0.0'],
  ['entry', undefined],
  ['entry', 'https://elsewhere.example/remoteEntry.js'],
  ['entry', '//elsewhere.example/remoteEntry.js'],
  ['entry', 'javascript:alert(1)'],
  ['entry', 'chunks/../../elsewhere.js'],
  ['global', 'walletdock;alert(1)'],
  ['global', '(walletdock'],
  ['requires', undefined],
  ['requires', []],
  ['requires', { react: 19 }],
  ['requires', { react: '>=19' }],
  ['requires', { react: 'npm:^19.0.0' }],
  ['requires', { react: '^19.0.0 - ^20.0.0' }],
  ['exposes', './ConnectButton'],
  ['exposes', [1]],
  ['integrity', []],
  ['origins', ['https://rpc.example']],
  ['integrity', { 'remoteEntry.js': 1 }],
  ['preload', 'chunks/core.js'],
  ['preload', ['https://elsewhere.example/core.js']],
])('checkContract names an invalid %s: %j', (field, value) => {
  expect(checkContract({ ...aContract, [field]: value })).toBe(field)
})
