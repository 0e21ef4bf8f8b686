import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkChannels } from '../../../src/kit/channels/checkChannels'
import { someChannels } from './someChannels'

test('checkChannels accepts valid channels', () => {
  expect(checkChannels(someChannels)).toBe(someChannels)
})

test.each([0, 100])(
  'checkChannels accepts a canary for %i percent',
  (percent) => {
    const canary = { version: '1.0.0', percent }
    expect(checkChannels({ ...someChannels, canary })).toMatchObject({ canary })
  },
)

test.each([
  ['name', 'walletdock'],
  ['sequence', '7'],
  ['channels', { stable: '../../elsewhere' }],
  ['channels', { stable: 'latest' }],
  ['channels', { stable: '1.0.0/../../elsewhere' }],
  ['channels', { stable: '/1.0.0' }],
  ['channels', []],
  ['canary', { version: '../1.0.0' }],
  ['canary', { version: '1.0.0', percent: 101 }],
  ['canary', { version: '1.0.0', percent: -1 }],
  ['canary', { version: '1.0.0', percent: '5' }],
  ['canary', { version: '1.0.0', hosts: 'try.example' }],
  ['pinned', { 'shop.example': 1 }],
  ['disabled', true],
  ['releases', []],
  ['releases', { '1.0.0': {} }],
  ['releases', { '1.0.0': { contract: 'abc', preload: {} } }],
  [
    'releases',
    {
      '1.0.0': {
        contract: 'sha384-abc',
        preload: { 'https://elsewhere.example/a.js': 'sha384-abc' },
      },
    },
  ],
  ['releases', { '1.0.0': { contract: ' sha384-abc', preload: {} } }],
  ['releases', { '1.0.0': { contract: 'sha384-abc!', preload: {} } }],
  ['releases', { '1.0.0': { contract: 'sha384-abc', preload: { 'a.js': 5 } } }],
  ['publicKey', 5],
  ['signatures', 5],
])('checkChannels names an invalid %s: %j', (field, value) => {
  expect(checkChannels({ ...someChannels, [field]: value })).toBe(field)
})

test('checkChannels returns a response with a changed field, or the name of that field, whatever its value is', () => {
  const fields = [
    ...['name', 'sequence', 'channels', 'canary', 'pinned', 'disabled'],
    ...['releases', 'publicKey', 'signatures'],
  ]
  const value = fc.oneof(
    fc.anything(),
    fc.dictionary(fc.string(), fc.constantFrom('1.0.0', '../1.0.0', 1)),
    fc.nat(),
  )
  const verdicts = new Set<string>()
  fc.assert(
    fc.property(fc.constantFrom(...fields), value, (field, given) => {
      const answer = { ...someChannels, [field]: given }
      const verdict = checkChannels(answer)
      verdicts.add(typeof verdict)
      expect([answer, field]).toContain(verdict)
    }),
  )
  expect(verdicts.size).toBe(2)
})

test('checkChannels reports the field `name` for any value that is not channels', () => {
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      expect(checkChannels(answer)).toBe('name')
    }),
  )
})
