import { type Bar, bars } from './bars'
import type { Result } from './figures'
import { judged, type TargetName } from './targets'

/** A line of the comparison. */
export type Row = {
  readonly bar: Bar
  /** What it is beside, as it was measured; `undefined` when it was not. */
  readonly beside: number | undefined
  /** Of each page that is judged: as the bar has it. */
  readonly values: readonly (number | undefined)[]
  /** The same pages, relative to what they are beside. */
  readonly ratios: readonly (number | undefined)[]
}

/** Works out every figure of which something was measured. */
export function rowsOf(result: Result): readonly Row[] {
  const rows = bars.map((bar): Row => {
    const beside = measured(result, bar, bar.beside ?? 'raw')
    const own = judged.map((target) => {
      if (bar.on) return target === 'release' ? bar.on : undefined
      return target
    })
    const all = own.map((target) => target && measured(result, bar, target))
    return {
      bar,
      beside: bar.on ? undefined : shownAs(bar, result, beside),
      values: all.map((value) => {
        if (bar.as === '× raw') return ratio(value, beside)
        if (bar.as !== 'kB beyond raw') return shownAs(bar, result, value)
        return value && beside ? (value - beside) / 1000 : undefined
      }),
      ratios: all.map((value) => ratio(value, beside)),
    }
  })
  return rows.filter(({ beside, values }) =>
    [beside, ...values].some((value) => value !== undefined),
  )
}

/** Which of the judged pages keep to the bar; `undefined` where there is none, or where none was measured. */
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
