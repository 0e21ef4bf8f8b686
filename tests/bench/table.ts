import type { Result, Spread } from './figures'
import { type Row, rowsOf } from './rows'
import { judged, targets } from './targets'

const head = [
  'figure',
  'profile',
  targets.raw.label,
  targets.react.label,
  ...judged.map((name) => targets[name].label),
  'unit',
]

/** The comparison for a terminal. */
export function textTable(result: Result): readonly string[] {
  const lines = [head, ...rowsOf(result).map(cellsOf)]
  const widths = head.map((_, at) =>
    Math.max(...lines.map((cells) => cells[at]?.length ?? 0)),
  )
  return lines.map((cells) =>
    cells
      .map((cell, at) =>
        at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
      )
      .join('  '),
  )
}

/** The comparison for a guide, with the circumstances of the measurement. */
export function markdownTable(result: Result): string {
  const lines = [
    head,
    head.map((_, at) => (at < 2 ? '---' : '---:')),
    ...rowsOf(result).map(cellsOf),
  ].map((cells) => `| ${cells.join(' | ')} |`)
  return [...lines, '', ...circumstances(result)].join('\n')
}

/** Returns date, machine and number of rounds of a measurement, and how much the machine's speed varied. */
export function circumstances(result: Result): readonly string[] {
  const { date, machine, rounds, noise, failures } = result
  const noises = Object.entries(noise).map(
    ([profile, spread]) => `${profile} ${spreadText(spread)}`,
  )
  return [
    `${date}: medians of ${rounds === 1 ? 'one round' : `${rounds} rounds`} on ${machine.cores} cores, ${machine.browser}.`,
    `The same piece of work took, in ms (least to greatest): ${noises.join('; ')}.`,
    ...failures.map(
      ({ target, profile, flow, error }) =>
        `Failed: ${targets[target].label}, ${profile}, ${flow}: ${error}`,
    ),
  ]
}

function spreadText([middle, least, greatest]: Spread): string {
  return `${middle.toFixed(0)} (${least.toFixed(0)} to ${greatest.toFixed(0)})`
}

function cellsOf(row: Row): readonly string[] {
  const { figure, beside, floor, values } = row
  return [
    figure.name,
    figure.profile,
    besideCell(row, beside),
    ...[floor, ...values].map((value) =>
      cell(value, figure.unit === '× raw' ? 2 : digits(row)),
    ),
    figure.unit.startsWith('kB') ? 'kB' : figure.unit,
  ]
}

/** The page that others are compared with is shown in absolute units. */
function besideCell(row: Row, beside: number | undefined): string {
  if (row.figure.on) return '–'
  if (row.figure.unit !== '× raw') return cell(beside, digits(row))
  const isHeap = row.figure.measure === 'heapMB'
  return beside === undefined
    ? '–'
    : `${beside.toFixed(isHeap ? 1 : 0)} ${isHeap ? 'MB' : 'ms'}`
}

function digits({ figure }: Row): number {
  return figure.unit.startsWith('kB') ? 1 : 0
}

function cell(value: number | undefined, digits: number): string {
  return value === undefined ? '–' : value.toFixed(digits)
}
