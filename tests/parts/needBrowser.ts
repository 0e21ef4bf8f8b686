import { findBrowser } from './findBrowser'
import { installFromDebian } from './installFromDebian'

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
  await installFromDebian('chromium', advice, say)
  const installed = findBrowser()
  if (!installed) throw new Error(advice)
  return installed
}
