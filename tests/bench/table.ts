import type { Measure, Values } from './measures'
import { type Flow, type Profile, type Target, targets } from './targets'

/** One visit. */
export type Sample = {
  readonly target: Target
  readonly profile: Profile
  readonly values: Values
}

/** A visit that failed. */
export type Failure = {
  readonly target: Target
  readonly profile: Profile
  readonly flow: Flow
  readonly error: string
}

/** The result of a run. Contains no host name and no path. */
export type Result = {
  /** Day in ISO 8601. */
  readonly date: string
  readonly cores: number
  /** Name and version. */
  readonly browser: string
  readonly rounds: number
  /** gzip -9 of a page with React alone, in bytes. */
  readonly reactBytes: number
  /** The pages that are compared with the raw page. */
  readonly judged: readonly Target[]
  readonly samples: readonly Sample[]
  readonly failures: readonly Failure[]
}

/** A row of the comparison for each profile. */
type Row = {
  readonly name: string
  readonly measure: Measure
  readonly profiles: readonly Profile[]
  /** How the cell is computed from medians: as measured, or relative to the raw page. A kB is 1000 bytes. */
  readonly unit: 'kB' | 'kB without React' | '× raw' | 'ms' | 'count'
  /** The page that the others are compared with. @default raw */
  readonly beside?: Target
}

const full = ['full'] as const
const slow = ['slow'] as const
const both = ['full', 'slow'] as const

const rows: readonly Row[] = [
  ...(
    [
      ['scripts until the button works, gzip', 'buttonBytes', full, 'kB'],
      ['… all but React', 'buttonBytes', full, 'kB without React'],
      ['button works', 'buttonMs', both, '× raw'],
      ['work on the main thread until idle', 'workMs', both, '× raw'],
      ['heap after load', 'heapMB', full, '× raw'],
      ['click → list painted and pressable', 'listMs', both, 'ms'],
      ['click → list opaque and still', 'listStillMs', both, 'ms'],
      ['both together: how long a new visitor waits', 'waitMs', both, 'ms'],
      ['click on a wallet → account', 'connectMs', both, '× raw'],
      ['click → WalletConnect’s code', 'codeMs', both, '× raw'],
      ['200 wallets: click → list painted and pressable', 'manyMs', both, 'ms'],
      ['200 wallets: nodes added', 'manyNodes', full, 'count'],
      ['session resumed: reload → account', 'resumeMs', both, '× raw'],
      ['… its dialog can be opened', 'resumeUsableMs', both, '× raw'],
      [
        'requests in turn after the page’s script',
        'buttonSteps',
        slow,
        'count',
      ],
    ] as const
  ).map(([name, measure, profiles, unit]) => {
    return { name, measure, profiles, unit }
  }),
  ...(
    [
      ['tap without hovering: first frame', 'tapAnsweredMs'],
      ['… dialog painted', 'tapDialogMs'],
      ['… list painted', 'tapListMs'],
      ['… longest task', 'tapLongestMs'],
    ] as const
  ).map(([name, measure]): Row => {
    return { name, measure, profiles: slow, unit: 'ms', beside: targets.plain }
  }),
]

/** The comparison in Markdown, with the circumstances of the measurement. */
export function markdownTable(result: Result): string {
  const [first = [], ...others] = linesOf(result)
  const rule = first.map((_, at) => (at < 2 ? '---' : '---:'))
  const lines = [first, rule, ...others].map(
    (cells) => `| ${cells.join(' | ')} |`,
  )
  return [...lines, '', ...circumstances(result)].join('\n')
}

/** Returns date, machine and number of rounds of a measurement, and how much the machine's speed varied. */
function circumstances(result: Result): readonly string[] {
  const { date, cores, browser, rounds, failures } = result
  const noises = both.flatMap((profile) => {
    const values = valuesOf(result, 'noiseMs', profile)
    const [least, greatest] = [Math.min(...values), Math.max(...values)]
    return values.length === 0
      ? []
      : `${profile} ${median(values)?.toFixed(0)} (${least.toFixed(0)} to ${greatest.toFixed(0)})`
  })
  return [
    `${date}: medians of ${rounds === 1 ? 'one round' : `${rounds} rounds`} on ${cores} cores, ${browser}.`,
    `The same piece of work took, in ms (least to greatest): ${noises.join('; ')}.`,
    ...failures.map(
      ({ target, profile, flow, error }) =>
        `Failed: ${target.label}, ${profile}, ${flow}: ${error}`,
    ),
  ]
}

/** Returns the head and every row that was measured, as texts. */
function linesOf(result: Result): readonly (readonly string[])[] {
  const lines = rows.flatMap((row) =>
    row.profiles.map((profile) => cellsOf(result, row, profile)),
  )
  const isMeasured = (cells: readonly string[]) =>
    cells.slice(2, -1).some((cell) => cell !== '–')
  const head = [
    ...['figure', 'profile', targets.raw.label, targets.react.label],
    ...result.judged.map(({ label }) => label),
    'unit',
  ]
  return [head, ...lines.filter(isMeasured)]
}

function cellsOf(
  result: Result,
  { name, measure, unit, beside = targets.raw }: Row,
  profile: Profile,
): readonly string[] {
  const of = (target: Target) =>
    median(valuesOf(result, measure, profile, target))
  const other = of(beside)
  const cell = (value: number | undefined, hasOtherReact = false) => {
    if (value === undefined) return '–'
    if (hasOtherReact && unit === 'kB without React') return '–'
    if (unit === '× raw') return other ? (value / other).toFixed(2) : '–'
    if (unit === 'kB') return (value / 1000).toFixed(1)
    if (unit === 'kB without React')
      return ((value - result.reactBytes) / 1000).toFixed(1)
    return value.toFixed(0)
  }
  // The page that the others are compared with is shown in absolute units.
  const absolute =
    measure === 'heapMB' ? `${other?.toFixed(1)} MB` : `${other?.toFixed(0)} ms`
  return [
    ...[name, profile],
    unit === '× raw' && other !== undefined ? absolute : cell(other),
    ...[targets.react, ...result.judged].map((target: Target) =>
      cell(of(target), target.hasOtherReact),
    ),
    unit.startsWith('kB') ? 'kB' : unit,
  ]
}

/** Returns the values of all visits to a page, or to all pages. */
function valuesOf(
  { samples }: Result,
  measure: Measure,
  profile: Profile,
  target?: Target,
): readonly number[] {
  return samples
    .filter(
      (it) => it.profile === profile && it.target === (target ?? it.target),
    )
    .flatMap(({ values }) => values[measure] ?? [])
}

/** The middle value, or the mean of the two in the middle. */
function median(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.slice(
    (sorted.length - 1) >> 1,
    (sorted.length >> 1) + 1,
  )
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}
