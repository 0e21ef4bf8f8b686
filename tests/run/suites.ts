import type { Engine } from '../parts/engines'

export type Suite = {
  readonly name: string
  /** Where this machine has no such engine, the tests are skipped, and that is said. */
  readonly engine?: Engine
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

const withPlaywright = (engine: Engine) => () => [
  playwright,
  'test',
  ...['--config', 'tests/playwright.config.ts'],
  `--project=${engine}`,
  ...['--reporter', 'list,json'],
]

/** What `npm test` runs, quick ones first. */
export const suites: readonly Suite[] = [
  { name: 'unit', command: withVitest('vitest.unit.ts', 'unit') },
  { name: 'contract', command: withVitest('vitest.unit.ts', 'contract') },
  {
    name: 'component',
    command: withVitest('vitest.component.ts', 'component'),
  },
  { name: 'end to end', command: withPlaywright('chromium') },
  {
    name: 'firefox',
    engine: 'firefox',
    command: withPlaywright('firefox'),
  },
  { name: 'webkit', engine: 'webkit', command: withPlaywright('webkit') },
]
