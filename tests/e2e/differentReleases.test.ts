import { rm } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { buildOther } from '../fixtures/servers/buildOther'
import { test } from '../fixtures/test'
import { follow, given, works } from './models/follow'

const marked = (version: string) =>
  `document.documentElement.dataset['release'] = '${version}'`

/** One release with other code, and one whose scripts throw. Today's build is 1.0.0. */
const others = [
  { version: '2.0.0', code: marked('2.0.0') },
  { version: '3.0.0', code: "throw new Error('3.0.0 does not start.')" },
]

let folders: readonly string[] = []

/** The default mode runs the tests in one worker, which builds the releases once. */
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  folders = await Promise.all(others.map(buildOther))
})

test.afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true })
})

test.beforeEach(({ site }) => {
  for (const [at, { version }] of others.entries())
    site.add(version, folders[at] ?? '')
})

/** Returns the release whose code has run on the page. Today's build does not set the attribute. */
const ran = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['release'])

test('a promotion and a rollback run the code of their release, and an open page keeps its own', async ({
  page,
  world,
  site,
}) => {
  const visitor = await follow(page, world, site)
  await works(visitor)
  expect(await ran(page)).toBeUndefined()
  site.edit('promote', '2.0.0')
  // The later parts of the open page belong to the release that it runs.
  await visitor.connect()
  await visitor.openAccount()
  await page.keyboard.press('Escape')
  expect(await ran(page)).toBeUndefined()
  await page.reload()
  await expect(visitor.accountButton).toBeVisible()
  expect(await ran(page)).toBe('2.0.0')
  site.edit('promote', '1.0.0')
  await visitor.openAccount()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(visitor.accountButton).toBeVisible()
  expect(await ran(page)).toBeUndefined()
  // The browser has the first release's entry in its cache.
  expect(given(site.first)).toEqual(['1.0.0', '2.0.0'])
})

test('a retry after a rollback runs the good release, and no code of the release that threw', async ({
  page,
  world,
  site,
  expectedNoise,
}) => {
  expectedNoise.push(/3\.0\.0 does not start/, /LoadFailure/)
  site.edit('promote', '3.0.0')
  const visitor = await follow(page, world, site)
  const retry = page.getByRole('button', { name: /Try again/ })
  await retry.waitFor()
  site.edit('promote', '2.0.0')
  await retry.click()
  await works(visitor)
  expect(await ran(page)).toBe('2.0.0')
  await visitor.connect()
  await visitor.openAccount()
})

test('two releases on one page each run only their own code', async ({
  page,
  world,
  site,
}) => {
  const visitor = await follow(page, world, site)
  site.edit('promote', '2.0.0')
  await page.reload()
  await works(visitor)
  expect(await ran(page)).toBe('2.0.0')
  await page.evaluate(() => {
    delete document.documentElement.dataset['release']
  })
  // Loads the older release as a page with `remotes:` does.
  const parts = await page.evaluate(async (url) => {
    const script = document.createElement('script')
    script.src = `${url}/releases/1.0.0/remoteEntry.js`
    await new Promise((loaded) => {
      script.onload = loaded
      document.head.append(script)
    })
    const { walletdock } = globalThis as unknown as {
      walletdock: {
        init(scope: object): void
        get(name: string): Promise<() => object>
      }
    }
    walletdock.init({})
    return Object.keys((await walletdock.get('./mount'))())
  }, site.first.url)
  expect(parts).toContain('mount')
  expect(await ran(page)).toBeUndefined()
  await visitor.connect()
  await visitor.openAccount()
})
