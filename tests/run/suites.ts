export type Suite = {
  readonly name: string
  /** Arguments for Node: the runner's own file, then what it is told. */
  readonly command: (reportFile: string) => readonly string[]
}

const vitest = 'node_modules/vitest/vitest.mjs'
const playwright = 'node_modules/@playwright/test/cli.js'

const withVitest =
  (config: string, folder: string) =>
  (reportFile: string): readonly string[] => [
    vitest,
    'run',
    ...['--config', `tests/${config}`],
    ...['--reporter', 'default', '--reporter', 'json'],
    `--outputFile.json=${reportFile}`,
    `tests/${folder}/`,
  ]

/** What `npm test` runs, quick ones first. */
export const suites: readonly Suite[] = [
  { name: 'unit', command: withVitest('vitest.unit.ts', 'unit') },
  { name: 'contract', command: withVitest('vitest.unit.ts', 'contract') },
  {
    name: 'component',
    command: withVitest('vitest.component.ts', 'component'),
  },
  {
    name: 'end to end',
    command: () => [
      playwright,
      'test',
      ...['--config', 'tests/playwright.config.ts'],
      ...['--reporter', 'list,json'],
    ],
  },
]
