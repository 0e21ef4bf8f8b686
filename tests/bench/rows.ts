import { type Bar, bars } from './bars'
import type { Result } from './figures'
import { judged, type TargetName } from './targets'

/** A line of the comparison. */
export type Row = {
  readonly bar: Bar
  /**
   * The figure of the page to compare with, in the bar's unit but never as a ratio. `undefined` if it was not measured.
   */
  readonly beside: number | undefined
  /** A page with React alone, in the bar's unit; `undefined` if that page has no such figure. */
  readonly floor: number | undefined
  /** The judged pages, in the bar's unit. */
  readonly values: readonly (number | undefined)[]
  /** The judged pages, relative to the page to compare with. */
  readonly ratios: readonly (number | undefined)[]
}

/** Computes every figure that was measured. */
export function rowsOf(result: Result): readonly Row[] {
  const rows = bars.map((bar): Row => {
    const beside = measured(result, bar, bar.beside ?? 'raw')
    const own = judged.map((target) => {
      if (bar.on) return target === 'release' ? bar.on : undefined
      return target
    })
    const all = own.map((target) => target && measured(result, bar, target))
    const inUnit = (value: number | undefined) => {
      if (bar.as === '× raw') return ratio(value, beside)
      if (bar.as !== 'kB beyond raw') return shownAs(bar, result, value)
      return value && beside ? (value - beside) / 1000 : undefined
    }
    return {
      bar,
      beside: bar.on ? undefined : shownAs(bar, result, beside),
      floor: bar.on ? undefined : inUnit(measured(result, bar, 'react')),
      values: all.map(inUnit),
      ratios: all.map((value) => ratio(value, beside)),
    }
  })
  return rows.filter(({ beside, values }) =>
    [beside, ...values].some((value) => value !== undefined),
  )
}

/** Returns which of the judged pages reach the bar, or `undefined` without a bar or a measurement. */
export function keeping({ bar, values }: Row): readonly boolean[] | undefined {
  const { atMost } = bar
  if (atMost === undefined) return undefined
  const seen = values.filter((value) => value !== undefined)
  return seen.length > 0 ? seen.map((value) => value <= atMost) : undefined
}

function measured(
  { figures }: Result,
  { measure, profile }: Bar,
  target: TargetName,
): number | undefined {
  return figures[target]?.[profile]?.[measure]?.[0]
}

function shownAs({ as }: Bar, { reactBytes }: Result, value?: number) {
  if (value === undefined) return undefined
  if (as === 'kB') return value / 1000
  if (as === 'kB without React') return (value - reactBytes) / 1000
  return value
}

function ratio(value?: number, beside?: number): number | undefined {
  return value !== undefined && beside ? value / beside : undefined
}
