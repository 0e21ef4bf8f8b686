import type { Result } from './figures'
import { type Row, rowsOf } from './rows'
import { judged } from './targets'

const colours = {
  light: {
    paper: '#ffffff',
    text: '#1f2328',
    faint: '#d1d9e0',
    mark: '#59636e',
    target: '#c2410c',
  },
  dark: {
    paper: '#0d1117',
    text: '#f0f6fc',
    faint: '#3d444d',
    mark: '#9198a1',
    target: '#ff8a5c',
  },
} as const
export type Theme = keyof typeof colours
export const themes = ['light', 'dark'] as const satisfies readonly Theme[]

/** The first and the last of the pages that are judged. */
const drawn = [
  {
    page: judged.indexOf('release'),
    label: 'Walletdock',
    light: '#8fb8de',
    dark: '#35618c',
  },
  {
    page: judged.indexOf('start-channel'),
    label: 'with a channel and start.js',
    light: '#1f5f99',
    dark: '#79b8f3',
  },
] as const

const width = 760
const left = 290
const right = 62
const top = 64
const rowHeight = 33
const barHeight = 11
/** End of the axis. Longer bars are cut, and show only their number. */
const furthest = 3

/** Draws every figure that the raw page also has, relative to the raw page, as SVG. */
export function plot(result: Result, theme: Theme): string {
  const colour = colours[theme]
  const rows = rowsOf(result).filter(isDrawn)
  const height = top + rows.length * rowHeight + 34
  const bottom = height - 28
  const line = (x: number, paint: string) =>
    `<path d="M${x} ${top - 8}V${bottom}" stroke="${paint}"/>`
  const ticks = [0, 0.5, 1, 1.5, 2, 2.5, 3].map((at) =>
    [
      line(xOf(at), at === 1 ? colour.text : colour.faint),
      text(xOf(at), bottom + 16, `${at}`, 'middle', colour.mark),
    ].join('\n'),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="12" role="img">`,
    `<title>Walletdock beside a page that bundles wagmi: 1 is what that page takes, shorter is better</title>`,
    `<rect width="${width}" height="${height}" rx="8" fill="${colour.paper}"/>`,
    ...drawn.flatMap((one, at) => [
      `<rect x="${left + at * 110}" y="14" width="12" height="${barHeight}" rx="2" fill="${one[theme]}"/>`,
      text(left + 18 + at * 110, 24, one.label, 'start', colour.text),
    ]),
    text(xOf(1), top - 14, 'raw wagmi', 'middle', colour.text),
    text(
      14,
      24,
      'relative to raw wagmi; shorter is better',
      'start',
      colour.mark,
    ),
    `<path d="M600 13v13" stroke="${colour.target}" stroke-width="2"/>`,
    text(607, 24, 'target', 'start', colour.text),
    ...ticks,
    ...rows.flatMap((row, at) => drawRow(row, top + at * rowHeight, theme)),
    '</svg>',
    '',
  ].join('\n')
}

function isDrawn({ bar, ratios }: Row): boolean {
  return (
    (bar.as === '× raw' || bar.as === 'kB') &&
    !bar.on &&
    ratios.some((ratio) => ratio !== undefined)
  )
}

function drawRow(row: Row, y: number, theme: Theme): readonly string[] {
  const { text: ink, mark, target } = colours[theme]
  const { figure, profile } = row.bar
  const limit = limitOf(row)
  return [
    text(14, y + 16, figure, 'start', ink),
    text(left - 14, y + 16, profile, 'end', mark),
    ...drawn.flatMap((one, at) => {
      const ratio = row.ratios[one.page]
      if (ratio === undefined) return []
      const from = y + 1 + at * (barHeight + 2)
      const end = xOf(Math.min(ratio, furthest))
      return [
        `<rect x="${left}" y="${from}" width="${round(end - left)}" height="${barHeight}" rx="2" fill="${one[theme]}"/>`,
        text(width - 14, from + 9.5, ratio.toFixed(2), 'end', ink, 10),
      ]
    }),
    ...(limit === undefined
      ? []
      : [
          `<path d="M${xOf(limit)} ${y - 2}v${rowHeight - 8}" stroke="${target}" stroke-width="2"/>`,
        ]),
  ]
}

/** The bar of a row, relative to the raw page. */
function limitOf({ bar, beside }: Row): number | undefined {
  if (bar.atMost === undefined || bar.as === '× raw') return bar.atMost
  return beside ? bar.atMost / beside : undefined
}

function xOf(ratio: number): number {
  return round(left + ((width - left - right) * ratio) / furthest)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function text(
  x: number,
  y: number,
  words: string,
  anchor: 'start' | 'middle' | 'end',
  fill: string,
  size = 12,
): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${fill}" font-size="${size}">${words}</text>`
}
