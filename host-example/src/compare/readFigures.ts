/** The cells of one line of the benchmark's table, by the heading of their column, such as `107.7` or `140 ms`. */
export type Figures = Readonly<Record<string, string>>

/**
 * Reads a table of the benchmark from the guide, so that the page only shows figures that the benchmark has written.
 * @param name the table's name in the guide's source
 * @returns a function that finds a line by its first two cells. The function throws an error if the line is missing.
 */
export function readFigures(guide: string, name: 'bench' | 'kits') {
  const [, table = ''] = guide.split(`<!-- ${name} -->`)
  const [head = [], , ...lines] = table
    .split(`<!-- end of ${name} -->`, 1)
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return (figure: string, profile: 'full' | 'slow'): Figures => {
    const line = lines.find(
      ([, first, second]) => first === figure && second === profile,
    )
    if (!line) throw new Error(`compared.md has no “${figure}”, “${profile}”.`)
    return Object.fromEntries(
      head.map((column, at) => [column, line[at] ?? '']),
    )
  }
}

/** Returns the number in a cell, such as 140 in `140 ms`. */
export const numberIn = (cell = ''): number => Number.parseFloat(cell)
