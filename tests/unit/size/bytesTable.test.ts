import { expect, test } from 'vitest'
import { readGuide } from '../../fixtures/project/guides'
import { bytesTable } from '../../size/bytesTable'
import {
  comparisonWith,
  guideWith,
  lastBytes,
  readBudgets,
} from '../../size/keepBytes'

test('the guide’s table contains the stored figures and the current budgets', () => {
  expect(readGuide('how-it-is-built'), 'npm run size -- --keep').toBe(
    guideWith(lastBytes()),
  )
})

test('the guide’s table of kit and remotes contains the stored figures', () => {
  expect(readGuide('remotes'), 'npm run size -- --keep').toBe(
    comparisonWith(lastBytes()),
  )
  const more = { ...lastBytes(), 'by remotes': 60 * 1024 }
  expect(comparisonWith(more)).toMatch(/^\| first visit.*\| 60\.0 KB \|$/m)
})

test('a stage is shown in KB of 1024 bytes, beside its budget', () => {
  const bytes = { ...lastBytes(), engine: 60 * 1024 }
  const table = bytesTable(bytes, { ...readBudgets(), engine: 61 })
  expect(table).toMatch(/^\| when the pointer comes near.* \| 60\.0 \| 61 \|$/m)
})

test('a stage without a description, a measurement or a budget throws an error', () => {
  const budgets = readBudgets()
  const more = { ...lastBytes(), more: 1 }
  expect(() => bytesTable(more, budgets)).toThrow('more has no sentence')
  const { engine: _, ...less } = lastBytes()
  expect(() => bytesTable(less, budgets)).toThrow('engine was not measured')
  expect(() => bytesTable(lastBytes(), {})).toThrow('has no budget')
})
