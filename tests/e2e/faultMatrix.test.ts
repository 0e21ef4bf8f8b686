import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import type { LoadFailureReason } from '../../src/kit/LoadFailure'
import {
  makeTrouble,
  type Trouble,
  troubleNoise,
  troubles,
} from '../fixtures/pages/trouble'
import { WalletPage } from '../fixtures/pages/WalletPage'
import type { PolicyRow } from '../fixtures/project/guidePolicy'
import type { ReleaseSite } from '../fixtures/servers/releaseSite'
import { test } from '../fixtures/test'
import { buttonScript } from './models/scriptsWith'
import { seesHostAlive } from './models/seesHostAlive'

/** Files that a page needs before its button works, in this order. */
const files = {
  'the pointer': /\/channels\.json$/,
  'the entry': /\/remoteEntry\.\w+\.js$/,
  'a chunk of the button': new RegExp(`/${buttonScript}$`),
} as const

type File = keyof typeof files

/**
 * A file, its fault, and the reason that the host gets. In each case, the browser itself decides what the page gets to
 * know. `waysIn.test.ts` has files that hang, and files that are a page instead. The kit's component tests have the rest.
 */
const cases: readonly (readonly [File, Trouble, LoadFailureReason])[] = [
  ['the pointer', 'offline', 'unreachable'],
  ['the entry', 'corrupt', 'tampered'],
  ['the entry', 'mistyped', 'corrupt'],
  ['a chunk of the button', 'missing', 'failed-to-start'],
  ['a chunk of the button', 'corrupt', 'tampered'],
  ['a chunk of the button', 'failing', 'failed-to-start'],
]

/** Opens the sample host, which follows `stable` of the site. */
async function visit(page: Page, world: World, { first }: ReleaseSite) {
  // Troubles are reported without a limit, so this limit is longer than the test waits.
  const follow = { channel: 'stable', timeoutMs: 120_000 }
  world.changeSettings({ remoteUrl: first.url, follow })
  await page.goto(world.host.url)
  return new WalletPage(page)
}

type Scene = {
  readonly page: Page
  readonly world: World
  readonly site: ReleaseSite
}

/** Makes the trouble, checks what the page shows, and recovers the wallet by one click. */
async function goThrough(
  { page, world, site }: Scene,
  [file, trouble, reason]: (typeof cases)[number],
) {
  const heal = await makeTrouble(page, site.first, files[file], trouble)
  const visitor = await visit(page, world, site)
  const told = page.locator('[data-reason]')
  await expect(told).toHaveAttribute('data-reason', reason)
  await seesHostAlive(page)
  await heal()
  await page.getByRole('button', { name: 'Couldn’t load. Try again' }).click()
  await expect(visitor.connectButton).toBeEnabled()
  await seesHostAlive(page)
}

/** No policy, and the guide's strictest policies. */
const policies: Readonly<Record<string, readonly PolicyRow[] | undefined>> = {
  'without a policy': undefined,
  'by origin and Trusted Types': [],
  'by nonce and Trusted Types': [
    "a nonce with `'strict-dynamic'`",
    'no stylesheet',
  ],
}

/**
 * A policy allows or blocks a kind of request, whatever its result is. These two cause every kind of request that the
 * others cause: the file, the request that finds out why it failed, and the file again under a new URL.
 */
const underPolicies = cases.filter(
  ([file, trouble]) =>
    (file === 'the entry' && trouble === 'corrupt') ||
    (file === 'a chunk of the button' && trouble === 'missing'),
)

for (const [policy, policyFor] of Object.entries(policies))
  test.describe(policy, () => {
    test.use({ policyFor })
    for (const each of policyFor ? underPolicies : cases) {
      const [file, trouble] = each
      test(`when ${file} ${troubles[trouble]}, the host keeps working, and the fallback shows in time and recovers`, async ({
        page,
        world,
        site,
        expectedNoise,
      }) => {
        expectedNoise.push(troubleNoise)
        await goThrough({ page, world, site }, each)
      })
    }
  })
