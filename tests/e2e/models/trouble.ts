import type { Page } from '@playwright/test'
import type { Fault } from '../../parts/Fault'
import type { PathMatch, StaticServer } from '../../parts/staticServer'

/** How a file can go wrong, in the words of a test's name. */
export const troubles = {
  missing: 'is missing',
  failing: 'answers 500',
  hang: 'hangs',
  corrupt: 'is damaged',
  truncated: 'breaks off',
  html: 'is a page instead',
  mistyped: 'has a wrong type',
  offline: 'is asked for while the network is away',
} as const satisfies Partial<Record<Fault | 'offline', string>>

export type Trouble = keyof typeof troubles

/** All troubles, for a table of cases. */
export const everyTrouble = Object.keys(troubles) as readonly Trouble[]

/** What browsers say of it by themselves. */
export const troubleNoise =
  /Failed to load resource|net::ERR|MIME type|integrity|was preloaded using/

/** Makes files go wrong. @returns ends it */
export async function makeTrouble(
  page: Page,
  server: StaticServer,
  files: Extract<PathMatch, RegExp>,
  trouble: Trouble,
): Promise<() => unknown> {
  if (trouble !== 'offline') {
    server.fault(files, trouble)
    return server.heal
  }
  // For this file alone: what else is on its way at that moment differs from run to run.
  const isMeant = ({ pathname }: URL) => files.test(pathname)
  await page.route(isMeant, (route) => route.abort('internetdisconnected'))
  return () => page.unroute(isMeant)
}
