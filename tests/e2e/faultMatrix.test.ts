import { expect, type Page } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import type { LoadFailureReason } from '../../src/host/LoadFailure'
import {
  everyTrouble,
  makeTrouble,
  type Trouble,
  troubleNoise,
  troubles,
} from '../fixtures/pages/trouble'
import { WalletPage } from '../fixtures/pages/WalletPage'
import type { PolicyRow } from '../fixtures/project/guidePolicy'
import type { ReleaseSite } from '../fixtures/servers/releaseSite'
import { test } from '../fixtures/test'
import { buttonScript } from './models/buttonScript'
import { seesHostAlive } from './models/seesHostAlive'

/** The reason that the host gets for each trouble. */
type Cells = Readonly<Record<Trouble, LoadFailureReason | 'no matter'>>

const gone = {
  missing: 'unreachable',
  failing: 'unreachable',
  hang: 'timed-out',
  offline: 'unreachable',
} as const

/** The files that a page needs before its button works, in this order, with the reason that each trouble reports. */
const matrix: readonly (readonly [string, RegExp, Cells])[] = [
  [
    'the pointer',
    /\/channels\.json$/,
    {
      ...gone,
      corrupt: 'invalid-channels',
      truncated: 'invalid-channels',
      html: 'invalid-channels',
      mistyped: 'no matter',
    },
  ],
  [
    'the contract',
    /\/contract\.json$/,
    {
      ...gone,
      // The pointer contains the hash of the contract, so the browser blocks altered bytes.
      corrupt: 'unreachable',
      truncated: 'unreachable',
      html: 'unreachable',
      mistyped: 'no matter',
    },
  ],
  [
    'the entry',
    /\/remoteEntry\.\w+\.js$/,
    {
      ...gone,
      corrupt: 'corrupt',
      truncated: 'corrupt',
      html: 'corrupt',
      mistyped: 'corrupt',
    },
  ],
  [
    'a chunk of the button',
    new RegExp(`/${buttonScript}$`),
    {
      missing: 'failed-to-start',
      failing: 'failed-to-start',
      hang: 'timed-out',
      offline: 'failed-to-start',
      corrupt: 'failed-to-start',
      truncated: 'failed-to-start',
      html: 'failed-to-start',
      mistyped: 'failed-to-start',
    },
  ],
]

/** The host's limit for the whole load, in milliseconds. It is shorter than the limit of a single script. */
const limitMs = 14_000

/** Opens the sample host, which follows `stable` of the site. */
async function visit(
  page: Page,
  world: World,
  { first }: ReleaseSite,
  timeoutMs?: number,
) {
  const follow = { channel: 'stable', ...(timeoutMs && { timeoutMs }) }
  world.changeSettings({ remoteUrl: first.url, follow })
  await page.goto(world.host.url)
  return new WalletPage(page)
}

type Cell = {
  readonly path: RegExp
  readonly trouble: Trouble
  readonly reason: Cells[Trouble]
}
type Scene = {
  readonly page: Page
  readonly world: World
  readonly site: ReleaseSite
}

/** Makes the trouble and checks what the page shows. If the wallet was lost, recovers it by one click. */
async function goThrough(
  { page, world, site }: Scene,
  { path, trouble, reason }: Cell,
) {
  const isHanging = trouble === 'hang'
  if (isHanging) await page.clock.install()
  const heal = await makeTrouble(page, site.first, path, trouble)
  // Troubles that do not hang are reported without a limit, so this limit is longer than the test waits.
  const visitor = await visit(page, world, site, isHanging ? limitMs : 120_000)
  if (reason !== 'no matter') {
    const told = page.locator('[data-reason]')
    if (isHanging) {
      await expect.poll(() => site.first.hanging.size).toBeGreaterThan(0)
      await page.clock.fastForward(limitMs)
    }
    await expect(told).toHaveAttribute('data-reason', reason)
    await seesHostAlive(page)
    await heal()
    await page.getByRole('button', { name: 'Couldn’t load. Try again' }).click()
  }
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
 * A policy allows or blocks a kind of request, whatever its result is. These two troubles cause every kind of request
 * that the others cause: the file, the request that finds out why it failed, and the file again under a new URL.
 */
const underPolicies = ['missing', 'corrupt'] as const

for (const [policy, policyFor] of Object.entries(policies))
  test.describe(policy, () => {
    test.use({ policyFor })
    const isFree = !policyFor
    for (const [file, path, cells] of matrix)
      for (const trouble of isFree ? everyTrouble : underPolicies) {
        const reason = cells[trouble]
        const end =
          reason === 'no matter'
            ? 'so does the wallet'
            : 'the fallback shows in time and recovers'
        test(`when ${file} ${troubles[trouble]}, the host keeps working, and ${end}`, async ({
          page,
          world,
          site,
          expectedNoise,
        }) => {
          expectedNoise.push(troubleNoise)
          await goThrough({ page, world, site }, { path, trouble, reason })
        })
      }
  })

test('the wallet loads whatever is wrong with the manifest, because no page requests it', async ({
  page,
  world,
  site,
}) => {
  site.first.fault(/mf-manifest/, 'hang')
  const visitor = await visit(page, world, site)
  await visitor.connect()
  const { requests: asked } = site.first
  expect(asked.length).toBeGreaterThan(8)
  expect(asked.filter((path) => path.includes('mf-manifest'))).toEqual([])
})
