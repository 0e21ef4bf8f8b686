import { expect, test } from 'vitest'
import type { Channels } from '../../../src/kit/Channels'
import { checkChannels } from '../../../src/kit/channels/checkChannels'
import {
  addRelease,
  editChannels,
} from '../../../src/release/channels/editChannels'
import { someChannels } from '../kit/someChannels'

/** Channels as an edit leaves them, with a canary channel that has the stable release. */
const channels: Channels = {
  ...someChannels,
  channels: { stable: '1.0.0', canary: '1.0.0' },
}

/** Edits channels with a command. Its words contain no spaces. */
const edit = (from: Channels, line: string) =>
  editChannels(from, line.split(' '))

test.each([
  ['promote 1.1.0', { channels: { stable: '1.1.0', canary: '1.1.0' } }],
  ['promote 1.1.0 beta', { channels: { ...channels.channels, beta: '1.1.0' } }],
  [
    'canary 1.1.0 5 a.example,b.example',
    {
      channels: { stable: '1.0.0', canary: '1.1.0' },
      canary: {
        version: '1.1.0',
        percent: 5,
        hosts: ['a.example', 'b.example'],
      },
    },
  ],
  [
    'canary 1.1.0 100',
    {
      channels: { stable: '1.0.0', canary: '1.1.0' },
      canary: { version: '1.1.0', percent: 100, hosts: [] },
    },
  ],
  ['pin a.example 1.0.0', { pinned: { 'a.example': '1.0.0' } }],
  ['config * {"hidden":["safe"]}', { config: { '*': { hidden: ['safe'] } } }],
  ['disable Fault', { disabled: 'Fault' }],
])(
  '"%s" is one edit, with the next number and without the old signature',
  (line, change) => {
    const edited = edit({ ...channels, signatures: { key: 'old' } }, line)
    expect(edited).toEqual({ ...channels, ...change, sequence: 8 })
    expect(checkChannels(edited)).toBe(edited)
  },
)

test.each([
  ['canary 1.1.0 5', 'canary-off', {}],
  ['disable why', 'enable', {}],
  ['config a.example {}', 'config-off a.example', {}],
  ['pin a.example 1.0.0', 'unpin a.example', { pinned: {} }],
])('"%s" is undone by "%s"', (line, undo, left) => {
  const edited = edit(edit(channels, line), undo)
  expect(edited).toEqual({ ...channels, ...left, sequence: 9 })
})

test.each([
  ['promote 3.0.0', 'There is no release "3.0.0". Releases: 1.0.0, 1.1.0.'],
  ['promote  ', 'VERSION and CHANNEL are missing.'],
  ['promote 1.1.0 canary', 'Run `canary 1.1.0` instead.'],
  ['canary 1.1.0 half', '"half" is not a percentage of visitors'],
  ['canary 1.1.0 5 a.example b.example', '"b.example" is not part of it.'],
  [
    'canary 1.1.0 5 a.example,https://B.example',
    '"https://B.example" is not a hostname',
  ],
  ['pin https://A.example 1.0.0', '"https://A.example" is not a hostname'],
  ['pin a.example:8080 1.0.0', '"a.example:8080" is not a hostname'],
  ['unpin shop.example', '"shop.example" is not pinned. Pinned: none.'],
  [
    'disable RPC is down',
    '"is down" is not part of it. Put text with spaces in',
  ],
  ['withdraw 1.0.0', 'Promote one first'],
  ['config https://a.example {}', '"https://a.example" is not a hostname'],
  ['config a.example', 'The command is `config HOST JSON`: JSON is missing.'],
  ['config a.example hidden', 'The configuration is not JSON: hidden.'],
  ['config a.example []', 'is not an object: []'],
  [
    'config a.example {"theme":"dark"}',
    'has no option "theme". Options: wallets, hidden, messages, terms.',
  ],
  [
    'config a.example {"wallets":["noSuch"]}',
    'names a wallet in `wallets` that is not known: "noSuch"',
  ],
  [
    'config a.example {"messages":{"de":{"button":{"conect":"Los"}}}}',
    'There is no message at "de.button.conect".',
  ],
  ['config a.example {"terms":{"text":"Agree."}}', 'The `terms` have no link'],
  ['config-off a.example', 'No configuration is set for "a.example".'],
  ['explode', 'Unknown command "explode". Commands: promote'],
])('"%s" is rejected with advice', (line, sentence) => {
  expect(() => edit(someChannels, line)).toThrow(sentence)
})

test('a promotion of another channel does not end the canary', () => {
  const trying = edit(channels, 'canary 1.1.0 5')
  const { canary } = edit(trying, 'promote 1.0.0 beta')
  expect(canary).toMatchObject({ version: '1.1.0', percent: 5 })
})

test('the configuration of one host may not hide the last wallet that all hosts have', () => {
  const one = edit(someChannels, 'config * {"wallets":["safe"]}')
  expect(() => edit(one, 'config a.example {"hidden":["safe"]}')).toThrow(
    'hides all wallets',
  )
  const both = edit(one, 'config a.example {"wallets":["safe"]}')
  expect(edit(both, 'config-off *').config).toEqual({
    'a.example': { wallets: ['safe'] },
  })
})

test('editChannels accepts texts for headings that only the deploy has', () => {
  const json =
    '{"messages":{"de":{"dialogs":{"connect":{"groups":{"Partners":"Partner"}}}}}}'
  expect(edit(someChannels, `config * ${json}`).config).toEqual({
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
    'promote 1.1.0 beta',
    'canary 1.1.0 5',
    'pin b.example 1.0.0',
    'pin a.example 1.1.0',
  ].reduce(edit, channels)
  const edited = edit(all, 'withdraw 1.1.0')
  expect(edited).toEqual({
    ...channels,
    sequence: all.sequence + 1,
    channels: { stable: '1.0.0', canary: '1.0.0', beta: '1.0.0' },
    pinned: { 'b.example': '1.0.0' },
    releases: { '1.0.0': channels.releases['1.0.0'] },
    withdrawn: ['1.1.0'],
  })
  expect(checkChannels(edited)).toBe(edited)
  expect(() => edit(edited, 'promote 1.1.0')).toThrow('no release "1.1.0"')
  const release = { contract: 'sha384-abc', preload: {} }
  expect(() => addRelease(edited, '1.1.0', release)).toThrow('was withdrawn')
})
