import { expect, test } from 'vitest'
import { bars } from '../../bench/bars'
import { keeping, rowsOf } from '../../bench/rows'
import { besideRaw } from './result'

const row = (figure: string, result = besideRaw(80, 91_000, 120)) => {
  const found = rowsOf(result).find(({ bar }) => bar.figure === figure)
  if (!found) throw new Error(`There is no figure "${figure}"`)
  return found
}

test('every figure on every machine is there once', () => {
  const names = bars.map(({ measure, profile, as }) =>
    [measure, profile, as].join(' '),
  )
  expect(new Set(names).size).toBe(names.length)
})

test('times are told as a part of the raw page’s', () => {
  const { beside, floor, values } = row('button works')
  expect([beside, floor]).toEqual([100, 0.7])
  expect(values).toEqual([0.8, undefined, undefined, 1.2])
})

test('bytes are kB of 1000, and React’s are taken away where they are not ours', () => {
  const bytes = row('scripts until the button works, gzip')
  expect([bytes.beside, bytes.values[0]]).toEqual([100, 91])
  expect(bytes.ratios[0]).toBe(0.91)
  const own = row('… all but React')
  expect([own.beside, own.values[0]]).toEqual([40, 31])
})

test('a page that shares its wagmi is told by what it downloads beyond raw', () => {
  const { floor, values } = row('… all until its button, beyond raw')
  expect(floor).toBeUndefined()
  expect(values).toEqual([30, undefined, undefined, undefined])
})

test('a bar is kept by each form for itself, and to the dot', () => {
  expect(keeping(row('button works'))).toEqual([true, false])
  const scripts = 'scripts until the button works, gzip'
  expect(keeping(row(scripts, besideRaw(1, 90_000)))).toEqual([true, true])
  expect(keeping(row(scripts, besideRaw(1, 90_001)))).toEqual([false, false])
})

test('what has no bar is not judged', () => {
  const { values, ...rest } = row('button works')
  const { atMost: _, ...bar } = rest.bar
  expect(keeping({ ...rest, values, bar })).toBeUndefined()
})

test('what was not measured has no row', () => {
  const machines = rowsOf(besideRaw(1, 1)).map(({ bar }) => bar.profile)
  expect(new Set(machines)).toEqual(new Set(['full']))
})
