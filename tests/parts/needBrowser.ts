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
  const { find, isQuick, packages, advice } = engines[engine]
  const found = find()
  if (found && (isQuick?.() ?? true)) return found
  try {
    await installFromDebian(packages, advice, say)
  } catch (error) {
    // What is here works as well, and slower.
    if (found) return found
    throw error
  }
  const installed = find()
  if (!installed) throw new Error(advice)
  return installed
}
