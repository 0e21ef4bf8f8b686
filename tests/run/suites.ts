import type { Engine } from '../fixtures/browsers/engines'

/** The tests of a suite that a run selects. An empty selection means all of them. */
export type Selection = {
  /** Paths of test files or folders, from the repository's root. @default every file */
  readonly files?: readonly string[]
  /** Text that a test's title contains, in any case. @default every title */
  readonly title?: string
  /** Playwright only: regular expression for file name, title and tags together. */
  readonly grep?: string
}

/** A set of tests that one runner runs. */
export type Suite = {
  readonly name: string
  /** Folder of its test files, from the repository's root. */
  readonly folder: string
  /** Browser engine that the tests need. @default none */
  readonly engine?: Engine
  /** Suites of the same stage run at the same time, because each of them leaves a core idle while it starts and ends. */
  readonly stage: number
  /** Arguments for Node that run the selection: the runner's file, then its own arguments. */
  readonly run: (selection: Selection, reportFile: string) => string[]
  /** Arguments for Node that write a list of all tests instead of running them. */
  readonly list: (reportFile: string) => string[]
}

/** The tests to run of a suite. */
export type Part = { readonly suite: Suite; readonly selection: Selection }

function withVitest(project: string): Pick<Suite, 'run' | 'list'> {
  const vitest = (verb: string) => [
    'node_modules/vitest/vitest.mjs',
    verb,
    ...['--config', 'tests/vitest.ts', '--project', project],
  ]
  return {
    run: ({ files = [], title }, reportFile) => [
      ...vitest('run'),
      ...['--reporter', 'default', '--reporter', 'json'],
      `--outputFile.json=${reportFile}`,
      ...(title ? ['-t', ignoringCase(title)] : []),
      ...files,
    ],
    list: (reportFile) => [...vitest('list'), `--json=${reportFile}`],
  }
}

/** Playwright reads the name of the report file from its environment. */
function withPlaywright(engine: Engine): Pick<Suite, 'run' | 'list'> {
  const playwright = [
    'node_modules/@playwright/test/cli.js',
    'test',
    ...['--config', 'tests/playwright.config.ts', `--project=${engine}`],
  ]
  return {
    run: ({ files = [], title, grep = literal(title ?? '') }) => [
      ...playwright,
      ...['--reporter', 'list,json'],
      ...(grep ? [`--grep=${grep}`] : []),
      ...files.map(literal),
    ],
    list: () => [...playwright, '--list', '--reporter', 'json'],
  }
}

/** Every suite, the quickest first. */
export const suites: readonly Suite[] = [
  { name: 'unit', folder: 'tests/unit', stage: 1, ...withVitest('unit') },
  {
    name: 'contract',
    folder: 'tests/contract',
    stage: 1,
    ...withVitest('contract'),
  },
  {
    name: 'component',
    folder: 'tests/component',
    engine: 'chromium',
    stage: 2,
    ...withVitest('component*'),
  },
  endToEnd('end to end', 'tests/e2e', 'chromium', 3),
  endToEnd('firefox', 'tests/e2e', 'firefox', 4),
  endToEnd('webkit', 'tests/webkit', 'webkit', 4),
]

function endToEnd(
  name: string,
  folder: string,
  engine: Engine,
  stage: number,
): Suite {
  return { name, folder, engine, stage, ...withPlaywright(engine) }
}

/** Regular expression that matches exactly this text. */
export function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The same in any case, for Vitest, whose patterns are case-sensitive. */
function ignoringCase(text: string): string {
  return [...text]
    .map((letter) => {
      const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()]
      return lower === upper ? literal(letter) : `[${lower}${upper}]`
    })
    .join('')
}
