import type { Result } from './figures'
import type { Measure } from './measures'
import { judged, type Profile, type TargetName } from './targets'

/** A figure of the comparison. */
export type Figure = {
  readonly name: string
  readonly measure: Measure
  readonly profile: Profile
  /**
   * How the figure is computed from medians: as measured, or relative to the raw page of the same run. A kB is 1000
   * bytes.
   */
  readonly unit:
    | 'kB'
    | 'kB without React'
    | 'kB beyond raw'
    | '× raw'
    | 'ms'
    | 'count'
  /** The page that the figure is compared with. @default raw */
  readonly beside?: TargetName
  /** The only page on which the figure is measured. @default all judged pages */
  readonly on?: TargetName
}

const full = ['full'] as const
const slow = ['slow'] as const
const both = ['full', 'slow'] as const

const figures: readonly Figure[] = [
  ...figure('scripts until the button works, gzip', 'buttonBytes', full, 'kB'),
  ...figure('… all but React', 'buttonBytes', full, 'kB without React'),
  ...figure('button works', 'buttonMs', both, '× raw'),
  ...figure('work on the main thread until idle', 'workMs', both, '× raw'),
  ...figure('heap after load', 'heapMB', full, '× raw'),
  ...figure('click → list painted', 'listShownMs', both, 'ms'),
  ...figure('click → list can be used', 'listMs', both, 'ms'),
  ...figure('click on a wallet → account', 'connectMs', both, '× raw'),
  ...figure('click → WalletConnect’s code', 'codeMs', both, '× raw'),
  ...figure('200 wallets: click → list', 'manyMs', both, 'ms'),
  ...figure('200 wallets: nodes added', 'manyNodes', full, 'count'),
  ...figure('session resumed: reload → account', 'resumeMs', both, '× raw'),
  ...figure(
    'requests in turn after the page’s script',
    'buttonSteps',
    slow,
    'count',
  ),
  ...(
    [
      ['tap without hovering: first frame', 'tapAnsweredMs'],
      ['… dialog painted', 'tapDialogMs'],
      ['… list painted', 'tapListMs'],
      ['… longest task', 'tapLongestMs'],
    ] as const
  ).flatMap(([name, measure]) =>
    figure(name, measure, slow, 'ms', { beside: 'plain' }),
  ),
  ...(
    [
      [
        'a page that shares its wagmi: bytes from the remote',
        'buttonRemoteBytes',
        'kB',
      ],
      ['… until connected', 'connectRemoteBytes', 'kB'],
      [
        '… all until its button works, minus raw wagmi',
        'buttonBytes',
        'kB beyond raw',
      ],
    ] as const
  ).flatMap(([name, measure, unit]) =>
    figure(name, measure, full, unit, { on: 'wagmi' }),
  ),
]

/** Returns a figure for each profile. */
function figure(
  name: string,
  measure: Measure,
  profiles: readonly Profile[],
  unit: Figure['unit'],
  more: Pick<Figure, 'beside' | 'on'> = {},
): readonly Figure[] {
  return profiles.map((profile) => ({ name, measure, profile, unit, ...more }))
}

/** A line of the comparison. */
export type Row = {
  readonly figure: Figure
  /** The figure of the page to compare with, never as a ratio. `undefined` if it was not measured. */
  readonly beside: number | undefined
  /** A page with React alone, in the figure's unit; `undefined` if that page has no such figure. */
  readonly floor: number | undefined
  /** The judged pages, in the figure's unit. */
  readonly values: readonly (number | undefined)[]
}

/** Computes every figure that was measured. */
export function rowsOf(result: Result): readonly Row[] {
  const rows = figures.map((figure): Row => {
    const { on, unit } = figure
    const beside = measured(result, figure, figure.beside ?? 'raw')
    const inUnit = (value: number | undefined) => {
      if (value === undefined) return undefined
      if (unit === '× raw') return beside && value / beside
      if (unit === 'kB beyond raw') return beside && (value - beside) / 1000
      return shownAs(figure, result, value)
    }
    return {
      figure,
      beside: on ? undefined : shownAs(figure, result, beside),
      floor: on ? undefined : inUnit(measured(result, figure, 'react')),
      values: judged.map((target) => {
        if (!on) return inUnit(measured(result, figure, target))
        return target === 'release'
          ? inUnit(measured(result, figure, on))
          : undefined
      }),
    }
  })
  return rows.filter(({ beside, values }) =>
    [beside, ...values].some((value) => value !== undefined),
  )
}

function measured(
  { figures }: Result,
  { measure, profile }: Figure,
  target: TargetName,
): number | undefined {
  return figures[target]?.[profile]?.[measure]?.[0]
}

function shownAs({ unit }: Figure, { reactBytes }: Result, value?: number) {
  if (value === undefined) return undefined
  if (unit === 'kB') return value / 1000
  if (unit === 'kB without React') return (value - reactBytes) / 1000
  return value
}
