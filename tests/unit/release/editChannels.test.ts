import { expect, test } from 'vitest'
import { checkChannels } from '../../../src/host/channels/checkChannels'
import {
  addRelease,
  editChannels,
} from '../../../src/release/channels/editChannels'
import { someChannels } from '../host/someChannels'

/** Channels as an edit leaves them, with a canary channel that has the stable release. */
const channels = {
  ...someChannels,
  channels: { stable: '1.0.0', canary: '1.0.0' },
}
const signed = { ...channels, signatures: { key: 'old' } }

test.each([
  [['promote', '1.1.0'], { channels: { stable: '1.1.0', canary: '1.1.0' } }],
  [
    ['promote', '1.1.0', 'beta'],
    { channels: { stable: '1.0.0', canary: '1.0.0', beta: '1.1.0' } },
  ],
  [
    ['canary', '1.1.0', '5', 'a.example,b.example'],
    {
      channels: { stable: '1.0.0', canary: '1.1.0' },
      canary: {
        version: '1.1.0',
        percent: 5,
        since: 8,
        hosts: ['a.example', 'b.example'],
      },
    },
  ],
  [['pin', 'a.example', '1.0.0'], { pinned: { 'a.example': '1.0.0' } }],
  [
    ['config', '*', '{"hidden":["safe"]}'],
    { config: { '*': { hidden: ['safe'] } } },
  ],
  [['disable', 'A fault in signing.'], { disabled: 'A fault in signing.' }],
])(
  '%j is one edit, with the next number and without the old signature',
  (words, change) => {
    const edited = editChannels(signed, words)
    expect(edited).toEqual({ ...channels, ...change, sequence: 8 })
    expect(checkChannels(edited)).toBe(edited)
  },
)

test.each([
  [['canary', '1.1.0', '5'], ['canary-off']],
  [['disable', 'why'], ['enable']],
  [
    ['config', 'a.example', '{}'],
    ['config-off', 'a.example'],
  ],
])('%j is undone by %j', (edit, undo) => {
  const { sequence, ...rest } = editChannels(editChannels(channels, edit), undo)
  expect({ ...rest, sequence: 7 }).toEqual(channels)
  expect(sequence).toBe(9)
})

test('unpin removes the pin of a host', () => {
  const pinned = editChannels(someChannels, ['pin', 'a.example', '1.0.0'])
  expect(editChannels(pinned, ['unpin', 'a.example']).pinned).toEqual({})
})

test.each([
  [
    ['promote', '3.0.0'],
    'There is no release "3.0.0". Releases: 1.0.0, 1.1.0.',
  ],
  [['canary', '1.1.0', 'half'], '"half" is not a percentage of visitors'],
  [
    ['canary', '1.1.0', ''],
    'The command is `canary VERSION [PERCENT] [HOST,HOST]`: PERCENT is missing.',
  ],
  [
    ['canary', '1.1.0', '5', ''],
    'The command is `canary VERSION [PERCENT] [HOST,HOST]`: HOST,HOST is missing.',
  ],
  [['promote', '1.1.0', ''], 'CHANNEL is missing.'],
  [['promote', '', ''], 'VERSION and CHANNEL are missing.'],
  [
    ['canary', '1.1.0', '5', 'a.example', 'b.example'],
    'The command is `canary VERSION [PERCENT] [HOST,HOST]`: "b.example" is not part of it.',
  ],
  [
    ['canary', '1.1.0', '5', 'a.example,https://B.example'],
    '"https://B.example" is not a hostname',
  ],
  [['pin', 'https://A.example', '1.0.0'], '"https://A.example" is not a host'],
  [['pin', 'A.example', '1.0.0'], '"A.example" is not a hostname'],
  [['pin', 'a.example:8080', '1.0.0'], '"a.example:8080" is not a hostname'],
  [['pin', '1.0.0'], 'The command is `pin HOST VERSION`: VERSION is missing.'],
  [['promote'], 'The command is `promote VERSION [CHANNEL]`: VERSION is miss'],
  [['promote', ''], 'The command is `promote VERSION [CHANNEL]`: VERSION is'],
  [
    ['disable', 'RPC', 'is', 'down'],
    'The command is `disable WHY`: "is down" is not part of it. Put text with spaces into quotes',
  ],
  [['enable', 'now'], 'The command is `enable`: "now" is not part of it.'],
  [['disable'], 'The command is `disable WHY`: WHY is missing.'],
  [['unpin', 'shop.example'], '"shop.example" is not pinned. Pinned: none.'],
  [['promote', '1.1.0', 'canary'], 'Run `canary 1.1.0` instead.'],
  [['config', 'https://a.example', '{}'], '"https://a.example" is not a host'],
  [
    ['config', 'a.example'],
    'The command is `config HOST JSON`: JSON is missing.',
  ],
  [['config', 'a.example', 'hidden'], 'The configuration is not JSON: hidden.'],
  [['config', 'a.example', '[]'], 'is not an object: []'],
  [
    ['config', 'a.example', '{"theme":"dark"}'],
    'The deployment configuration has no option "theme". Options: wallets, hidden, messages, terms.',
  ],
  [
    ['config', 'a.example', '{"wallets":["noSuch"]}'],
    'names a wallet in `wallets` that is not known: "noSuch"',
  ],
  [
    ['config', 'a.example', '{"messages":{"de":{"button":{"conect":"Los"}}}}'],
    'There is no message at "de.button.conect".',
  ],
  [
    ['config', 'a.example', '{"terms":{"text":"You agree."}}'],
    'The `terms` have no link',
  ],
  [['config-off', 'a.example'], 'No configuration is set for "a.example".'],
  [['explode'], 'Unknown command "explode". Commands: promote'],
])('%j is rejected with advice', (words, sentence) => {
  expect(() => editChannels(someChannels, words)).toThrow(sentence)
})

test('the configuration of one host may not hide the last wallet that all hosts have', () => {
  const one = editChannels(someChannels, [
    'config',
    '*',
    '{"wallets":["safe"]}',
  ])
  expect(() =>
    editChannels(one, ['config', 'a.example', '{"hidden":["safe"]}']),
  ).toThrow('hides all wallets')
  const both = editChannels(one, [
    'config',
    'a.example',
    '{"wallets":["safe"]}',
  ])
  expect(editChannels(both, ['config-off', '*']).config).toEqual({
    'a.example': { wallets: ['safe'] },
  })
})

test('editChannels accepts texts for headings that only the deploy has', () => {
  const json =
    '{"messages":{"de":{"dialogs":{"connect":{"groups":{"Partners":"Partner"}}}}}}'
  expect(editChannels(someChannels, ['config', '*', json]).config).toEqual({
    '*': JSON.parse(json),
  })
})

test('no edit follows the largest number that pages accept', () => {
  const last = { ...channels, sequence: Number.MAX_SAFE_INTEGER }
  expect(() => editChannels(last, ['renew'])).toThrow(
    'Restore the last good files',
  )
})

test('withdraw removes a release from every channel, canary and pin, and no later edit adds it', () => {
  const all = [
    ['promote', '1.1.0', 'beta'],
    ['canary', '1.1.0', '5'],
    ['pin', 'a.example', '1.1.0'],
    ['pin', 'b.example', '1.0.0'],
  ].reduce(editChannels, channels)
  const edited = editChannels(all, ['withdraw', '1.1.0'])
  expect(edited).toEqual({
    ...channels,
    sequence: all.sequence + 1,
    channels: { stable: '1.0.0', canary: '1.0.0', beta: '1.0.0' },
    pinned: { 'b.example': '1.0.0' },
    releases: { '1.0.0': channels.releases['1.0.0'] },
    withdrawn: ['1.1.0'],
  })
  expect(checkChannels(edited)).toBe(edited)
  expect(() => editChannels(edited, ['promote', '1.1.0'])).toThrow(
    'There is no release "1.1.0"',
  )
  const release = { contract: 'sha384-abc', preload: {} }
  expect(() => addRelease(edited, '1.1.0', release)).toThrow('was withdrawn')
})

test('withdraw rejects an unknown release, and the stable release until another one is stable', () => {
  expect(() => editChannels(channels, ['withdraw', '1.0.0'])).toThrow(
    'Promote one first',
  )
  expect(() => editChannels(channels, ['withdraw', '9.0.0'])).toThrow(
    'There is no release "9.0.0"',
  )
})
