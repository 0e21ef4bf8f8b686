import { describe, expect, test } from 'vitest'
import { plot } from '../../bench/plot'
import { keeping, rowsOf } from '../../bench/rows'
import { markdownTable, textTable } from '../../bench/table'
import { besideRaw, resultOf } from './result'

// kept.test.ts checks the guide and its drawings against the last result.

const row = (figure: string, result = besideRaw(80, 91_000, 120)) => {
  const found = rowsOf(result).find(({ bar }) => bar.figure === figure)
  if (!found) throw new Error(`The figure "${figure}" is missing.`)
  return found
}
const scripts = 'scripts until the button works, gzip'

describe('the comparison', () => {
  test('shows times relative to the raw page', () => {
    const { beside, floor, values } = row('button works')
    expect([beside, floor]).toEqual([100, 0.7])
    expect(values).toEqual([0.8, undefined, undefined, 1.2])
  })

  test('shows bytes in kB of 1000 bytes, and subtracts React’s bytes in rows that do not count React', () => {
    expect([row(scripts).beside, row(scripts).values[0]]).toEqual([100, 91])
    const own = row('… all but React')
    expect([own.beside, own.values[0]]).toEqual([40, 31])
  })

  test('shows how much a page that shares its wagmi downloads beyond the raw page', () => {
    expect(row('… all until its button works, minus raw wagmi').values[0]).toBe(
      30,
    )
  })

  test('judges each kind of page by its exact figures, not by the rounded ones', () => {
    expect(keeping(row('button works'))).toEqual([true, false])
    expect(keeping(row(scripts, besideRaw(1, 90_000)))).toEqual([true, true])
    expect(keeping(row(scripts, besideRaw(1, 90_001)))).toEqual([false, false])
  })

  test('omits figures that were not measured', () => {
    const machines = rowsOf(besideRaw(1, 1)).map(({ bar }) => bar.profile)
    expect(new Set(machines)).toEqual(new Set(['full']))
    expect(rowsOf(resultOf({}))).toEqual([])
  })

  test('shows how many of the pages meet a target, in the terminal and in the guide', () => {
    const result = besideRaw(80, 91_000, 120)
    const inTerminal = textTable(result).find((line) =>
      line.startsWith('button works'),
    )
    expect(inTerminal).toMatch(/1\.20 +≤ 0\.9 × raw +1 of 2$/)
    expect(markdownTable(result)).toContain('| ≤ 0.9 × raw | 1 of 2 |')
  })

  test('shows failed visits', () => {
    const failure = { target: 'raw', profile: 'slow', flow: 'code' } as const
    const failures = [{ ...failure, error: 'no code' }]
    expect(markdownTable({ ...besideRaw(80, 91_000), failures })).toContain(
      'Failed: raw wagmi, slow, code: no code',
    )
  })

  test('draws a bar twice as wide for twice the time, up to the limit', () => {
    const widths = (drawing: string) =>
      [...drawing.matchAll(/x="290" y="\d+" width="([\d.]+)"/g)].map(
        ([, width]) => Number(width),
      )
    const [, , , one = 0, two] = widths(
      plot(besideRaw(80, 100_000, 160), 'light'),
    )
    expect(two).toBeCloseTo(2 * one, 0)
    const cut = plot(besideRaw(300, 100_000, 700), 'light')
    const [, , , three, seven] = widths(cut)
    expect(seven).toBe(three)
    expect(cut).toContain('>7.00</text>')
  })
})
