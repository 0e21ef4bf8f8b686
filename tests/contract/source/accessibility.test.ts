import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readGuide } from '../../fixtures/project/guides'

const tests = path.join(import.meta.dirname, '../..')

test('every criterion of the guide to accessibility has tests that exist, or says that none is needed', () => {
  const rows = readGuide('accessibility').match(/^\| \d.*$/gm) ?? []
  expect(rows.length).toBeGreaterThan(30)
  for (const row of rows) {
    const cell = row.split('|').at(-2) ?? ''
    const named = [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    if (!cell.includes('none needed')) expect(named, row).not.toEqual([])
    for (const file of named)
      expect(existsSync(path.join(tests, file)), file).toBe(true)
  }
})
