import { existsSync } from 'node:fs'

/** Where Firefox lives when a person or a distribution installed it, best first. */
const paths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/**
 * The Firefox that tests use: the one that `WALLETDOCK_FIREFOX` names, else the system's; `undefined` when there is none.
 * @throws Error when `WALLETDOCK_FIREFOX` names a file that does not exist.
 */
export function findFirefox(): string | undefined {
  const named = process.env['WALLETDOCK_FIREFOX']
  if (!named) return paths.find((path) => existsSync(path))
  if (existsSync(named)) return named
  throw new Error(`WALLETDOCK_FIREFOX names ${named}, which does not exist.`)
}
