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
  const { find, packages, advice, quicker } = engines[engine]
  if (!find()) await installFromDebian(packages, advice, say)
  if (quicker && !quicker.isHere())
    await installFromDebian(
      quicker.packages,
      'Without chromium-headless-shell the tests take longer.',
      say,
    ).catch((error: Error) => say(error.message))
  const browser = find()
  if (!browser) throw new Error(advice)
  return browser
}
