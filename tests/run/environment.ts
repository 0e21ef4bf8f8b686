import { fontsPin, writeFontConfig } from '../fixtures/fonts/fontConfig.ts'
import { type Pin, pins } from './pins.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Everything that a run pins, which the guide's table lists. */
export const allPins: readonly Pin[] = [fontsPin, ...pins]

/**
 * Returns the environment for all programs of a test run, based on the machine's. Removed variables are present as
 * `undefined`, so that spreading the result over `process.env` also removes them.
 */
export function testEnvironment(
  machine: Environment,
): Record<string, string | undefined> {
  const names = Object.keys(machine)
  const removed = allPins.flatMap(({ remove }) =>
    names.filter((name) => remove?.test(name.toUpperCase())),
  )
  return {
    ...machine,
    ...Object.fromEntries(removed.map((name) => [name, undefined])),
    ...Object.assign({}, ...allPins.map(({ set }) => set)),
    FONTCONFIG_FILE: writeFontConfig(machine['WALLETDOCK_FACE']),
  }
}

/**
 * Pins the environment of this process and of the programs that it starts from now on, for a runner or script that is
 * started directly.
 */
export function pinEnvironment(): void {
  for (const [name, value] of Object.entries(testEnvironment(process.env)))
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
}

/**
 * Options that pin Playwright's contexts, because browsers read these settings from their options and not from
 * variables.
 */
export const pinnedContext = {
  locale: 'en-US',
  colorScheme: 'light',
  deviceScaleFactor: 1,
} as const
