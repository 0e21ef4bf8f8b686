import type { PageTimes } from './measureTap'

const measures = [
  ['button', 'button can be tapped'],
  ['answered', 'tap: first frame'],
  ['dialog', 'tap: dialog painted'],
  ['wallets', 'tap: wallets listed'],
  ['longest', 'tap: longest task'],
] as const

/** A table of medians, in milliseconds, and what part of the plain page's time ours takes. */
export function compareTimes(
  ours: readonly PageTimes[],
  plain: readonly PageTimes[],
): readonly string[] {
  const rows = measures.map(([key, label]) => {
    const our = median(ours.map((times) => times[key]))
    const their = median(plain.map((times) => times[key]))
    return line(
      label,
      ms(our),
      ms(their),
      their ? (our / their).toFixed(2) : '–',
    )
  })
  return [line('median of runs', 'Walletdock', 'plain wagmi', 'ratio'), ...rows]
}

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN
  return (upper + lower) / 2
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`
}

function line(label: string, ours: string, plain: string, ratio: string) {
  return [
    label.padEnd(22),
    ours.padStart(11),
    plain.padStart(13),
    ratio.padStart(8),
  ].join('')
}
