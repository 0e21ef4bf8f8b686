import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { browserPaths, headlessShell } from './browserPaths.ts'

/** `quick` is Chromium's headless shell where there is one; `whole` is the browser as visitors have it. */
export type BrowserKind = 'quick' | 'whole'

/**
 * The Chromium that tests use: the one that `WALLETDOCK_BROWSER` names, then
 * Playwright's own download, then the system's; `undefined` when there is none.
 * @throws Error when `WALLETDOCK_BROWSER` names a file that does not exist.
 */
export function findBrowser(kind: BrowserKind = 'quick'): string | undefined {
  const named = process.env['WALLETDOCK_BROWSER']
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`WALLETDOCK_BROWSER names ${named}, which does not exist.`)
  }
  const candidates = [
    ...(kind === 'quick' ? [headlessShell] : []),
    chromium.executablePath(),
    ...(browserPaths[process.platform] ?? []),
  ]
  return candidates.find((path) => path !== '' && existsSync(path))
}

/** Whether the quick one is here, or is not wanted: `WALLETDOCK_BROWSER` names another. */
export function hasHeadlessShell(): boolean {
  const isNamed = process.env['WALLETDOCK_BROWSER'] !== undefined
  return isNamed || existsSync(headlessShell)
}
