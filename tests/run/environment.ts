import { fontsPin, writeFontConfig } from '../fixtures/fonts/fontConfig.ts'
import { type Pin, pins } from './pins.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Everything that a run pins: the rows of the guide's table. */
export const allPins: readonly Pin[] = [fontsPin, ...pins]

/**
 * Returns the environment for whatever a test run starts, from the machine's. Removed variables are present as
 * `undefined`, so that they also vanish when it is spread over `process.env`.
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

/** Pins this process and what it starts from now on, when a runner or script is started directly. */
export function pinEnvironment(): void {
  for (const [name, value] of Object.entries(testEnvironment(process.env)))
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
}

/** What Playwright's contexts pin, because browsers take it from their options rather than from variables. */
export const pinnedContext = {
  locale: 'en-US',
  colorScheme: 'light',
  deviceScaleFactor: 1,
} as const
