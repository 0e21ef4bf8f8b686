import { expect, test } from 'vitest'
import {
  type Entry,
  excerptOf,
  findEntries,
} from '../../../host-example/src/docs/findEntries'

const entry = (heading: string, text: string, guide = 'Ship'): Entry => ({
  guide,
  heading,
  url: `/docs/ship#${heading}`,
  text,
})
const canary = entry('Canary', 'Some visitors try a version.')
const rollback = entry('Roll back', 'One edit ends a canary for everyone.')
const names = entry('Names', 'ENS and a service.', 'Configure')
const all = [names, rollback, canary]

test('findEntries finds sections that contain every word, in any case and order', () => {
  expect(findEntries(all, 'EVERYONE canary')).toEqual([rollback])
  expect(findEntries(all, 'everyone ens')).toEqual([])
  expect(findEntries(all, '  ')).toEqual([])
})

test('a word in a heading ranks higher than one in the text', () => {
  expect(findEntries(all, 'canary')).toEqual([canary, rollback])
})

test('the name of a guide finds its sections', () => {
  expect(findEntries(all, 'configure')).toEqual([names])
})

test('an excerpt contains the words around the first match, cut between words', () => {
  const long = entry(
    'Long',
    `${'before '.repeat(30)}needle ${'after '.repeat(30)}`,
  )
  const excerpt = excerptOf(long, 'needle')
  expect(excerpt).toMatch(/^… (before )+needle (after )+…$/)
  expect(excerpt.length).toBeLessThan(130)
  expect(excerptOf(canary, 'visitors')).toBe('Some visitors try a version.')
})
