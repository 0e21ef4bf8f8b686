import { blockIn, withBlock } from '../fixtures/project/block'

/** A host that a test has run, in the words of the guide. */
export type HostRow = {
  /** Framework and bundler: what a reader looks for. */
  readonly host: string
  /** How Walletdock came into it. */
  readonly came: string
  /** Version, or `newest` where the test installs that, or `none`. */
  readonly react: string
  /** As `react`. */
  readonly wagmi: string
  readonly result: string
}

const columns = ['host', 'came', 'react', 'wagmi', 'result'] as const
const head = [
  '| host | how Walletdock comes | React | wagmi | result |',
  '| --- | --- | --- | --- | --- |',
]

/** A row as a line of the table. */
export function lineOf(row: HostRow): string {
  return `| ${columns.map((column) => row[column]).join(' | ')} |`
}

/**
 * The table's lines in a guide.
 * @throws Error when the markers are gone
 */
export function linesIn(guide: string): readonly string[] {
  return blockIn(guide, 'hosts').split('\n').slice(head.length)
}

/** The guide with other lines in its table, in an order that no run decides. */
export function withLines(guide: string, lines: readonly string[]): string {
  const table = [...head, ...[...new Set(lines)].sort(inOrder)].join('\n')
  return withBlock(guide, 'hosts', table)
}

/** What stands for a host, whatever its result. */
export function hostIn(line: string): string {
  return line.split(' | ').slice(0, -1).join(' | ')
}

/** By how Walletdock came, then by host: neighbours are alike. */
function inOrder(a: string, b: string): number {
  const key = (line: string) => {
    const [host, came, ...rest] = line.split(' | ')
    return [came, host, ...rest].join(' | ')
  }
  return key(a) < key(b) ? -1 : 1
}
