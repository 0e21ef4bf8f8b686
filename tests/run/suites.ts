import type { Engine } from '../fixtures/browsers/engines'
import type { Some } from './testsWith'

export type Suite = {
  readonly name: string
  /** Where its tests are. */
  readonly folder: string
  /** Its tests need the build, or a browser. */
  readonly needs: readonly ('build' | 'browser')[]
  /** Where this machine has no such engine, the tests are skipped, and that is said. */
  readonly engine?: Engine
  /** Arguments for Node, for each run of it: the runner's own file, then what it is told. */
  readonly commands: (
    reportFile: string,
    some: Some | undefined,
  ) => readonly (readonly string[])[]
}

const vitest = 'node_modules/vitest/vitest.mjs'
const playwright = 'node_modules/@playwright/test/cli.js'

const withVitest =
  (config: string, folder: string) =>
  (reportFile: string, some: Some | undefined) => {
    const run = (...which: readonly string[]) => [
      vitest,
      'run',
      ...['--config', `tests/${config}`],
      ...['--reporter', 'default', '--reporter', 'json'],
      `--outputFile.json=${reportFile}`,
      ...which,
    ]
    if (!some) return [run(`${folder}/`)]
    const { word, named, naming } = some
    return [
      ...(named.length > 0 ? [run(...named)] : []),
      ...(naming.length > 0 ? [run('-t', inAnyCase(word), ...naming)] : []),
    ]
  }

const withPlaywright =
  (engine: Engine) => (_reportFile: string, some: Some | undefined) => {
    const run = [
      playwright,
      'test',
      ...['--config', 'tests/playwright.config.ts'],
      `--project=${engine}`,
      ...['--reporter', 'list,json'],
    ]
    if (!some) return [run]
    // Its pattern is one over files and names, in any case.
    const files = some.named.map((file) => file.replace('tests/e2e/', ''))
    const which = [some.word, ...files].map(quoted).join('|')
    const where = [...some.named, ...some.naming].map(quoted)
    return [[...run, '--pass-with-no-tests', `--grep=${which}`, ...where]]
  }

/** What `npm test` runs, quick ones first. */
export const suites: readonly Suite[] = [
  {
    name: 'unit',
    folder: 'tests/unit',
    needs: [],
    commands: withVitest('vitest.unit.ts', 'tests/unit'),
  },
  {
    name: 'contract',
    folder: 'tests/contract',
    needs: ['build'],
    commands: withVitest('vitest.unit.ts', 'tests/contract'),
  },
  {
    name: 'component',
    folder: 'tests/component',
    needs: ['browser'],
    commands: withVitest('vitest.component.ts', 'tests/component'),
  },
  endToEnd('end to end', 'chromium'),
  { ...endToEnd('firefox', 'firefox'), engine: 'firefox' },
  { ...endToEnd('webkit', 'webkit'), engine: 'webkit' },
]

function endToEnd(name: string, engine: Engine): Suite {
  return {
    name,
    folder: 'tests/e2e',
    needs: ['build', 'browser'],
    commands: withPlaywright(engine),
  }
}

/** A pattern that means the text itself. */
function quoted(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The same, for a runner whose patterns heed the case. */
function inAnyCase(text: string): string {
  return [...text]
    .map((letter) => {
      const [small, big] = [letter.toLowerCase(), letter.toUpperCase()]
      return small === big ? quoted(letter) : `[${small}${big}]`
    })
    .join('')
}
