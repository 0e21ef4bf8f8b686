import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { lineBudgets } from '../rooms'

const src = path.join(import.meta.dirname, '../../../src')
const isCounted = /\.(tsx?|css|html)$/
const isData = /^data\/(messages\/languages|wallets\/more)\//

/** Number of lines by room. */
const lines: Record<string, number> = {}
for (const name of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
  const file = name.split(path.sep).join('/')
  if (!isCounted.test(file) || isData.test(file)) continue
  const [room = ''] = file.split('/')
  const text = readFileSync(path.join(src, file), 'utf8')
  lines[room] = (lines[room] ?? 0) + text.split('\n').length - 1
}

test('every room of src has a budget of lines', () => {
  expect(Object.keys(lineBudgets).sort()).toEqual(Object.keys(lines).sort())
})

test.each(Object.entries(lineBudgets))(
  'src/%s has at most %d lines',
  (room, budget) => {
    const count = lines[room] ?? 0
    const [found, allowed] = [count, budget].map((it) =>
      it.toLocaleString('en'),
    )
    expect(
      count,
      `src/${room} has ${found} lines, its budget is ${allowed}: remove something, or raise the budget in tests/contract/rooms.ts in the same commit and say why.`,
    ).toBeLessThanOrEqual(budget)
  },
)
