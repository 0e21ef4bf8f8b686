import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { browserPaths } from './browserPaths.ts'

/**
 * The Chromium that tests use: the one that `WALLETDOCK_BROWSER` names, then
 * Playwright's own download, then the system's; `undefined` when there is none.
 * @throws Error when `WALLETDOCK_BROWSER` names a file that does not exist.
 */
export function findBrowser(): string | undefined {
  const named = process.env['WALLETDOCK_BROWSER']
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`WALLETDOCK_BROWSER names ${named}, which does not exist.`)
  }
  const candidates = [
    chromium.executablePath(),
    ...(browserPaths[process.platform] ?? []),
  ]
  return candidates.find((path) => path !== '' && existsSync(path))
}
