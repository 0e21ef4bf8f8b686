import { expect, onTestFinished, test } from 'vitest'
import { shortenName } from '../../../src/ui/text/shortenName'

test.each(['vitalik.eth', 'abcdefghijklmnopqrstuvwx.eth', 'name', ''])(
  'shortenName returns %j unchanged',
  (name) => {
    expect(shortenName(name)).toBe(name)
  },
)

test('shortenName cuts the middle of a long name and keeps its last label', () => {
  expect(shortenName('harbourmaster-of-a-very-long-name.eth')).toBe(
    'harbourmaster-o…ong-name.eth',
  )
})

test('shortenName counts subdomains as part of the name', () => {
  expect(shortenName('somebody.of.a.large.family.base.eth')).toBe(
    'somebody.of.a.l…ily.base.eth',
  )
})

test('shortenName does not split grapheme clusters', () => {
  const family = '👩‍👩‍👧'
  const short = shortenName(`${family.repeat(30)}.eth`)
  expect(short).toBe(`${family.repeat(15)}…${family.repeat(8)}.eth`)
})

test('shortenName works without Intl.Segmenter', () => {
  const { Segmenter } = Intl
  Reflect.deleteProperty(Intl, 'Segmenter')
  onTestFinished(() => void Reflect.set(Intl, 'Segmenter', Segmenter))
  expect(shortenName(`${'🦊'.repeat(30)}.eth`)).toBe(
    `${'🦊'.repeat(15)}…${'🦊'.repeat(8)}.eth`,
  )
})
