import { describe, expect, test } from 'vitest'
import { arabic } from '../../../src/messages/ar/arabic'
import { isolate } from '../../../src/messages/ar/isolate'
import { buttonMessages } from '../../../src/messages/button'
import { dialogMessages } from '../../../src/messages/dialogs'
import type { Messages } from '../../../src/messages/Messages'
import { noticeMessages } from '../../../src/messages/notice'
import { shellMessages } from '../../../src/messages/shell'

const english: Messages = {
  button: buttonMessages,
  dialogs: dialogMessages,
  notice: noticeMessages,
  shell: shellMessages,
}
const names = ['Alpha', 'Beta', 'Gamma'] as const
const settings = new Set(['button.locale', 'button.dir', 'dialogs.locale'])

/** Every sentence by its place, written out with names. */
function sentencesOf(messages: unknown, place = ''): [string, string][] {
  if (typeof messages === 'string') return [[place, messages]]
  if (typeof messages === 'function')
    return sentencesOf(messages(...names), place)
  if (typeof messages !== 'object' || !messages) return []
  return Object.entries(messages).flatMap(([key, value]) =>
    sentencesOf(value, place ? `${place}.${key}` : key),
  )
}

const ours = sentencesOf(arabic('ar')).filter(([place]) => !settings.has(place))
const theirs = new Map(sentencesOf(english))

describe('in Arabic', () => {
  test('there is a sentence wherever there is one in English', () => {
    const places = [...theirs.keys()].filter((place) => !settings.has(place))
    expect(ours.map(([place]) => place).sort()).toEqual(places.sort())
  })

  test.each(ours)('%s is Arabic, but for names', (_, sentence) => {
    const words = names.reduce((rest, name) => rest.replace(name, ''), sentence)
    expect(words).toMatch(/\p{Script=Arabic}/u)
    expect(words).not.toMatch(/\p{Script=Latin}/u)
  })

  test.each(ours)('%s names whom the English names', (place, sentence) => {
    const named = names.filter((name) => theirs.get(place)?.includes(name))
    expect(names.filter((name) => sentence.includes(name))).toEqual(named)
  })
})

test('a name keeps its own direction in a sentence', () => {
  expect(arabic('ar').dialogs.asking.confirmIn('Rainbow (beta)')).toContain(
    isolate('Rainbow (beta)'),
  )
})

test.each([
  ['ar-EG', 'ar-EG'],
  ['AR-ma', 'ar-MA'],
  ['ar-!', 'ar'],
])('numbers of %s are written as in %s', (tag, locale) => {
  const { button, dialogs } = arabic(tag)
  expect([button.locale, dialogs.locale]).toEqual([locale, locale])
})
