import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { defaultSelection, journeys, single } from '../../run/defaultTier'
import { suites } from '../../run/suites'

const endToEnd = path.join(import.meta.dirname, '../../e2e')
const texts = readdirSync(endToEnd)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(endToEnd, file), 'utf8'))

test.each(journeys)('the default tier’s file %s exists', (file) => {
  expect(existsSync(path.join(endToEnd, `${file}.test.ts`))).toBe(true)
})

test.each(single)(
  'exactly one file contains the default tier’s test “%s”',
  (name) => {
    expect(texts.filter((text) => text.includes(name))).toHaveLength(1)
  },
)

test('the default tier runs end-to-end tests in one engine, and all unit and component tests', () => {
  const selected = suites.filter(defaultSelection).map(({ name }) => name)
  expect(selected).toEqual(['unit', 'contract', 'component', 'end to end'])
  const whole = suites.filter((suite) => {
    const selection = defaultSelection(suite)
    return selection && Object.keys(selection).length === 0
  })
  expect(whole.map(({ name }) => name)).toEqual(['unit', 'component'])
})
