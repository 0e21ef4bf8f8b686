/** One line of the benchmark's table. */
export type Figure = {
  /** Figure of the page without Walletdock, such as `107.7` or `140 ms`. */
  readonly raw: string
  /** Figure of the page with Walletdock, loaded as one release without a channel. */
  readonly release: string
}

/**
 * Reads the benchmark's table from the guide, so that the page only shows figures that the benchmark has written.
 * @returns a function that finds a line by its first two cells. The function throws an error if the line is missing.
 */
export function readFigures(guide: string) {
  const figures = new Map<string, Figure>()
  for (const line of guide.split('\n')) {
    if (!line.startsWith('| ')) continue
    const [, name = '', profile = '', raw = '', , release = ''] = line
      .split('|')
      .map((cell) => cell.trim())
    figures.set(`${name} | ${profile}`, { raw, release })
  }
  return (name: string, profile: 'full' | 'slow'): Figure => {
    const found = figures.get(`${name} | ${profile}`)
    if (found) return found
    throw new Error(`compared.md has no line “${name}” for “${profile}”.`)
  }
}

/** Returns the number in a cell, such as 140 in `140 ms`. */
export const numberIn = (cell: string): number => Number.parseFloat(cell)
