import { build } from '../../host-example/local/build'
import { type Engine, engines } from '../fixtures/browsers/engines'
import { needBrowser } from '../fixtures/browsers/needBrowser'
import { pinEnvironment } from './environment'
import type { Part } from './suites'

/**
 * Finds or installs the browsers that the selected tests need, and builds if a test reads the build.
 * @throws Error if there is no Chromium, or the build fails
 */
export async function prepare(
  parts: readonly Part[],
  say: (line: string) => void,
): Promise<void> {
  for (const engine of new Set(
    parts.flatMap(({ suite }) => suite.engine ?? []),
  ))
    say(`${engines[engine].name}: ${await browser(engine, say)}`)
  // Installing a browser may need the machine's proxy. Nothing after it may depend on the machine.
  pinEnvironment()
  if (!parts.some(readsBuild)) return
  say('Building …')
  await build()
}

/** Returns the browser's path. If Firefox or WebKit is missing, returns the reason. Their tests are then skipped. */
function browser(engine: Engine, say: (line: string) => void): Promise<string> {
  const found = needBrowser(say, engine)
  if (engine === 'chromium') return found
  return found.catch((error: Error) => error.message)
}

/** End-to-end tests and WebKit's journeys load the build, and so do all contracts outside of `contract/source`. */
function readsBuild({ suite, selection: { files } }: Part): boolean {
  if (/e2e|webkit/.test(suite.folder)) return true
  if (suite.folder !== 'tests/contract') return false
  return !files?.every((file) => file.startsWith('tests/contract/source/'))
}
