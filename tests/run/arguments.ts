import { parseArgs } from 'node:util'
import { type Suite, suites } from './suites'

/** What a run of `npm test` should run. */
export type Asked =
  | { readonly tier: 'default' | 'all' }
  /** Tests of uncommitted changes, or of all changes since a git revision. */
  | { readonly tier: 'changed'; readonly since?: string }
  | {
      readonly tier: 'word'
      readonly word: string
      readonly suites: readonly Suite[]
    }

/** Usage of the command, for its errors and `--help`. */
const usage = `npm test                            the default tier, in minutes
npm run test:all                    every test, in every engine
npm test -- WORD                    test files whose path contains WORD, else tests whose title does
npm test -- WORD --engine firefox   the same, with end-to-end tests in Firefox (or webkit, or all)
npm test -- --changed [REVISION]    unit and component tests of what changed since REVISION or the last commit
npm run watch                       the same, again at every save`

const engineNames = ['chromium', 'firefox', 'webkit', 'all']

/**
 * Reads the arguments of `npm test`.
 * @throws Error that names the wrong argument and shows the usage
 */
export function readArguments(args: readonly string[]): Asked {
  const { values, positionals } = parse(args)
  const word = positionals.join(' ')
  const { engine, all, changed } = values
  if (engine && !engineNames.includes(engine))
    throw new Error(`Unknown engine "${engine}".\n${usage}`)
  if (engine && (!word || changed || all))
    throw new Error(`--engine needs a word.\n${usage}`)
  if (all && (changed || word))
    throw new Error(
      `--all runs every test, so use it without other words.\n${usage}`,
    )
  if (changed)
    return word ? { tier: 'changed', since: word } : { tier: 'changed' }
  if (all) return { tier: 'all' }
  if (!word) return { tier: 'default' }
  return { tier: 'word', word, suites: suitesFor(engine ?? 'chromium') }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        all: { type: 'boolean' },
        changed: { type: 'boolean' },
        engine: { type: 'string' },
      },
      allowPositionals: true,
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${reason}\n${usage}`)
  }
}

/** End-to-end tests run in one engine unless all engines are requested. */
function suitesFor(engine: string): readonly Suite[] {
  if (engine === 'all') return suites
  return suites.filter(
    (suite) => suite.folder !== 'tests/e2e' || suite.engine === engine,
  )
}
