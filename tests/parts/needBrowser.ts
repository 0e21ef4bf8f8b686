import { readFileSync } from 'node:fs'
import { findBrowser } from './findBrowser'
import { startProgram } from './startProgram'

const advice =
  'No Chromium found. Run `npx playwright install chromium`, or install Chromium, Chrome or Edge, or set WALLETDOCK_BROWSER to its path.'

/**
 * Makes sure that there is a browser: finds one or, on Debian as root, installs it.
 * @throws Error that says what to install.
 */
export async function needBrowser(
  say: (line: string) => void,
): Promise<string> {
  const found = findBrowser()
  if (found) return found
  if (!isDebianRoot()) throw new Error(advice)
  say('No Chromium found: installing it with apt-get, once …')
  await apt('update')
  await apt('install', '-y', '--no-install-recommends', 'chromium')
  const installed = findBrowser()
  if (!installed) throw new Error(advice)
  return installed
}

async function apt(...args: readonly string[]): Promise<void> {
  let heard = ''
  const program = startProgram('apt-get', args, {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    onOutput: (text) => {
      heard += text
    },
  })
  if ((await program.gone) === 0) return
  throw new Error(`apt-get ${args[0]} failed. ${advice}\n${heard.trim()}`)
}

/** Other distributions with apt-get have no plain chromium package. */
function isDebianRoot(): boolean {
  if (process.getuid?.() !== 0) return false
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}
