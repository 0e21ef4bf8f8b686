import { type Engine, engines } from './engines'
import { installFromDebian } from './installFromDebian'

/**
 * Makes sure that there is an engine's browser: finds one or, on Debian as root, installs it.
 * @throws Error that says what to install.
 */
export async function needBrowser(
  say: (line: string) => void,
  engine: Engine = 'chromium',
): Promise<string> {
  const { find, packages, advice } = engines[engine]
  const found = find()
  if (found) return found
  await installFromDebian(packages, advice, say)
  const installed = find()
  if (!installed) throw new Error(advice)
  return installed
}
