import type { LaunchOptions } from '@playwright/test'
import { type BrowserKind, findBrowser } from './findBrowser.ts'

const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How every test starts Chromium: quiet on a closed network, and without the sandbox that root may not have. */
export function browserLaunch(kind: BrowserKind = 'quick'): LaunchOptions {
  const asRoot = process.getuid?.() === 0
  const executablePath = findBrowser(kind)
  return {
    args: asRoot ? [...quiet, '--no-sandbox'] : quiet,
    ...(executablePath ? { executablePath } : {}),
  }
}
