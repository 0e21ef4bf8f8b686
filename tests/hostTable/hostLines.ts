import { blockIn, withBlock } from '../fixtures/project/block'

/** A host that a test has run, in the guide's words. */
export type HostRow = {
  /** Framework and bundler, by which readers search. */
  readonly host: string
  /** How the host loads Walletdock. */
  readonly came: string
  /** Version, `newest` if the test installs the newest one, or `none`. */
  readonly react: string
  /** Same as `react`. */
  readonly wagmi: string
  readonly result: string
}

const columns = ['host', 'came', 'react', 'wagmi', 'result'] as const
const head = [
  '| host | how Walletdock is loaded | React | wagmi | result |',
  '| --- | --- | --- | --- | --- |',
]

/** A row as a line of the table. */
export function lineOf(row: HostRow): string {
  return `| ${columns.map((column) => row[column]).join(' | ')} |`
}

/**
 * Returns the table's lines in a guide.
 * @throws Error if the markers are missing
 */
export function linesIn(guide: string): readonly string[] {
  return blockIn(guide, 'hosts').split('\n').slice(head.length)
}

/** Returns the guide with other lines in its table, sorted independently of the order in which tests ran. */
export function withLines(guide: string, lines: readonly string[]): string {
  const table = [...head, ...[...new Set(lines)].sort(inOrder)].join('\n')
  return withBlock(guide, 'hosts', table)
}

/** Returns the part of a line that identifies a host, without its result. */
export function hostIn(line: string): string {
  return line.split(' | ').slice(0, -1).join(' | ')
}

/** Sorts by the way of loading Walletdock, then by host, so that similar hosts are neighbours. */
function inOrder(a: string, b: string): number {
  const key = (line: string) => {
    const [host, came, ...rest] = line.split(' | ')
    return [came, host, ...rest].join(' | ')
  }
  return key(a) < key(b) ? -1 : 1
}
