import { expect, type Page } from '@playwright/test'
import type { World } from '../../../host-example/local/startWorld'

declare global {
  interface Window {
    violations?: string[]
  }
}

/** A Content-Security-Policy by directive. */
export type Policy = Readonly<Record<string, string>>

/** Scripts from the two origins alone, no style of ours at all, and no text that becomes code. */
function policyOf({ host, remote, chains, names }: World, styles: string) {
  const asked = [chains.base?.url, chains.second?.url, names.url]
  return [
    "default-src 'none'",
    `script-src ${host.url} ${remote.url}`,
    `style-src ${styles}`,
    `connect-src ${host.url} ${remote.url} ${asked.join(' ')}`,
    "img-src 'self' data:",
    "require-trusted-types-for 'script'",
    'trusted-types walletdock walletdock-host host-example',
  ].join('; ')
}

/** Puts the sample host under a strict policy, and notes in the page what violates it. */
export async function underPolicy(page: Page, world: World, styles: string) {
  world.host.addHeaders(/^\/(thin|docs.*)?$/, {
    'content-security-policy': policyOf(world, styles),
  })
  await watchViolations(page)
}

/** Notes in the page, from before its first script on, what its policy has refused. */
export async function watchViolations(page: Page) {
  await page.addInitScript(() => {
    window.violations = []
    addEventListener('securitypolicyviolation', (event) => {
      window.violations?.push(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
      )
    })
  })
}

/** What was refused so far. @throws when nobody has watched */
export async function violationsIn(page: Page): Promise<readonly string[]> {
  const seen = await page.evaluate(() => window.violations)
  expect(seen, 'the page is watched').toBeDefined()
  return seen ?? []
}
