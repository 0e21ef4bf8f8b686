import { expect, test } from 'vitest'
import { languageOf } from '../../../src/app/language'
import { english } from '../../../src/data/messages/english'
import type { HostMessages } from '../../../src/data/messages/HostMessages'
import { withSentences } from '../../../src/data/messages/withSentences'

test('a message of the host replaces ours, and all others stay', () => {
  const { button, dialogs } = withSentences(english, {
    dialogs: {
      intro: { title: 'Why a wallet?' },
      asking: { confirmIn: (wallet) => `Look at ${wallet}` },
    },
  })
  expect(dialogs.intro).toEqual({
    ...english.dialogs.intro,
    title: 'Why a wallet?',
  })
  expect(dialogs.asking.confirmIn('Acme')).toBe('Look at Acme')
  expect(button).toEqual(english.button)
})

test('a group of the host can have a name in every language', () => {
  const { groups } = withSentences(english, {
    dialogs: { connect: { groups: { Partners: 'Our partners' } } },
  }).dialogs.connect
  expect(groups).toEqual({
    ...english.dialogs.connect.groups,
    Partners: 'Our partners',
  })
})

test.each<[string, unknown, string]>([
  [
    'a text where ours names a wallet',
    'Look at your wallet',
    'Look at your wallet',
  ],
  ['a number', 7, 'Confirm in Acme'],
  ['nothing', undefined, 'Confirm in Acme'],
  ['null', null, 'Confirm in Acme'],
])('%s instead of a message with a value is handled', (_, confirmIn, text) => {
  // Hosts without TypeScript can pass any value.
  const theirs = {
    dialogs: { asking: { confirmIn } },
  } as HostMessages[string]
  const { asking } = withSentences(english, theirs).dialogs
  expect(asking.confirmIn('Acme')).toBe(text)
})

test.each<[string, unknown]>([
  ['a text in place of a group of sentences', { dialogs: { asking: 'x' } }],
  ['a group in place of a text', { dialogs: { close: { x: 'y' } } }],
  ['null in place of all', { dialogs: null }],
])('%s is ignored', (_, theirs) => {
  // Hosts without TypeScript can pass any value.
  expect(withSentences(english, theirs as HostMessages[string])).toEqual(
    english,
  )
})

test('a language that only the host provides falls back to English', async () => {
  const theirs = { eo: { dialogs: { close: 'Fermi' } } }
  const { dialogs } = await languageOf(['eo'], theirs).load()
  expect(dialogs?.close).toBe('Fermi')
  expect(dialogs?.back).toBe(english.dialogs.back)
  expect(dialogs?.locale).toBe('eo')
})
