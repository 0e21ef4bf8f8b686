import { expect, test } from 'vitest'
import { checkChannels } from '../../../src/host/check/checkChannels'
import { editChannels } from '../../../src/release/channels/editChannels'
import { someChannels } from '../host/someChannels'

/** As an edit leaves them: the canary channel gives what is stable. */
const channels = {
  ...someChannels,
  channels: { stable: '1.0.0', canary: '1.0.0' },
}
const signed = { ...channels, signature: 'old' }

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
  '%j is one edit, with the next number and the old signature gone',
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

test('a host is let go again', () => {
  const pinned = editChannels(someChannels, ['pin', 'a.example', '1.0.0'])
  expect(editChannels(pinned, ['unpin', 'a.example']).pinned).toEqual({})
})

test.each([
  [
    ['promote', '3.0.0'],
    'There is no release "3.0.0". There are: 1.0.0, 1.1.0.',
  ],
  [['canary', '1.1.0', 'half'], '"half" is no share of visitors'],
  [['disable'], 'Say why'],
  [['unpin', 'shop.example'], '"shop.example" is not pinned. Pinned: none.'],
  [['promote', '1.1.0', 'canary'], 'Say `canary 1.1.0`'],
  [['config', 'https://a.example', '{}'], '"https://a.example" is no hostname'],
  [['config', 'a.example'], 'The configuration is no JSON: there is none.'],
  [['config', 'a.example', '[]'], 'is no object: []'],
  [
    ['config', 'a.example', '{"theme":"dark"}'],
    'The deploy cannot set "theme". It can: wallets, hidden, messages, terms.',
  ],
  [
    ['config', 'a.example', '{"wallets":["noSuch"]}'],
    'names a wallet in `wallets` that is not known: "noSuch"',
  ],
  [
    ['config', 'a.example', '{"messages":{"de":{"button":{"conect":"Los"}}}}'],
    'There is no sentence at "de.button.conect".',
  ],
  [
    ['config', 'a.example', '{"terms":{"text":"You agree."}}'],
    'The `terms` have no link',
  ],
  [['config-off', 'a.example'], 'Nothing is set for "a.example".'],
  [['explode'], '"explode" is nothing that can be done. Say one of: promote'],
])('%j is refused with what to do', (words, sentence) => {
  expect(() => editChannels(someChannels, words)).toThrow(sentence)
})

test('what is set for one host may not hide the last wallet that all hosts have', () => {
  const one = editChannels(someChannels, [
    'config',
    '*',
    '{"wallets":["safe"]}',
  ])
  expect(() =>
    editChannels(one, ['config', 'a.example', '{"hidden":["safe"]}']),
  ).toThrow('hides every wallet')
  const both = editChannels(one, [
    'config',
    'a.example',
    '{"wallets":["safe"]}',
  ])
  expect(editChannels(both, ['config-off', '*']).config).toEqual({
    'a.example': { wallets: ['safe'] },
  })
})

test('headings of the deploy’s own have their sentences', () => {
  const json =
    '{"messages":{"de":{"dialogs":{"connect":{"groups":{"Partners":"Partner"}}}}}}'
  expect(editChannels(someChannels, ['config', '*', json]).config).toEqual({
    '*': JSON.parse(json),
  })
})
