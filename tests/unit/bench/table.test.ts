import { expect, test } from 'vitest'
import { markdownTable, textTable } from '../../bench/table'
import { besideRaw } from './result'

const result = besideRaw(80, 91_000, 120)
const cells = (line = '') => line.split(/ {2,}/)

test('a terminal shows what was measured beside its bars, and nothing else', () => {
  const [head, scripts, own, button, ...rest] = textTable(result)
  expect(cells(head).slice(0, 5)).toEqual([
    'figure',
    'profile',
    'raw wagmi',
    'React alone',
    'release',
  ])
  expect(cells(scripts).slice(2)).toEqual([
    '100.0',
    '60.0',
    '91.0',
    '–',
    '–',
    '91.0',
    '≤ 90 kB',
    'no',
  ])
  expect(cells(own).slice(2, 5)).toEqual(['40.0', '0.0', '31.0'])
  expect(cells(button).slice(2)).toEqual([
    '100 ms',
    '0.70',
    '0.80',
    '–',
    '–',
    '1.20',
    '≤ 0.9 × raw',
    '1 of 2',
  ])
  expect(rest.map((line) => cells(line)[0])).toEqual([
    '… all until its button, beyond raw',
  ])
})

test('lines of a terminal are of one width', () => {
  const widths = textTable(result).map((line) => line.length)
  expect(new Set(widths).size).toBe(1)
})

test('a guide has the same, and says what it was measured on', () => {
  const text = markdownTable(result)
  expect(text).toContain(
    '| button works | full | 100 ms | 0.70 | 0.80 | – | – | 1.20 | ≤ 0.9 × raw | 1 of 2 |',
  )
  expect(text).toContain(
    '2026-01-02: medians of 3 rounds on 2 cores, Chromium 150.0.',
  )
  expect(text).toContain('full 30 (25 to 41)')
})

test('a visit that failed is told', () => {
  const failures = [
    {
      target: 'raw',
      profile: 'slow',
      flow: 'code',
      error: 'no code',
    },
  ] as const
  expect(markdownTable({ ...result, failures })).toContain(
    'Failed: raw wagmi, slow, code: no code',
  )
})
