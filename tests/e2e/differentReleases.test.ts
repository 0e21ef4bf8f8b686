import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { copySources } from '../fixtures/project/copySources'
import { runProgram } from '../fixtures/project/runProgram'
import { test } from '../fixtures/test'
import { follow, given, works } from './models/follow'
import { openLives } from './models/openLives'

/** A release with other code, which throws on a page that is marked as broken. Today's build is 1.0.0. */
const other = {
  version: '2.0.0',
  code: `if (globalThis.isBroken) throw new Error('2.0.0 does not start.')
document.documentElement.dataset['release'] = '2.0.0'`,
}

let folder = ''

/** The default mode runs the tests in one worker, which builds the release once. */
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  folder = await buildOther(other)
})

test.afterAll(() => rm(folder, { recursive: true }))

test.beforeEach(({ site }) => {
  site.add(other.version, folder)
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
  expectedNoise.push(/2\.0\.0 does not start/, /LoadFailure/)
  await page.addInitScript('globalThis.isBroken = true')
  site.edit('promote', '2.0.0')
  const visitor = await follow(page, world, site)
  const retry = page.getByRole('button', { name: /Try again/ })
  await retry.waitFor()
  site.edit('promote', '1.0.0')
  await retry.click()
  await works(visitor)
  expect(await ran(page)).toBeUndefined()
  await visitor.connect()
  await visitor.openAccount()
})

test('a page that disposes of its release gets the next one without a reload, which restores the session', async ({
  page,
  world,
  site,
}) => {
  const life = { ...(await openLives(page, world)), url: site.first.url }
  const live = (more: Partial<typeof life>) =>
    page.evaluate((all) => window.live?.(all), { ...life, ...more })
  const account = await live({})
  expect(await ran(page)).toBeUndefined()
  site.edit('promote', '2.0.0')
  expect(await live({ connects: false, inDialog: true })).toBe(account)
  expect(await ran(page)).toBe('2.0.0')
  // A rollback uses the container of the first release again.
  site.edit('promote', '1.0.0')
  expect(await live({ connects: false })).toBe(account)
  expect(given(site.first)).toEqual(['1.0.0', '2.0.0'])
})

const root = path.join(import.meta.dirname, '../..')

/** Both releases contain today's host kit, which is built separately from the remote's scripts, and today's types. */
const sameFiles = [
  ...['host', 'start.js', 'siteEntry.js'],
  ...['@mf-types.d.ts', '@mf-types.zip'],
]

/** Differences from today's build. */
type OtherBuild = {
  readonly version: string
  /** Code that runs with the button's scripts. */
  readonly code: string
}

/**
 * Builds the remote from today's sources with additional code and additional modules, so that each module and chunk
 * gets another number.
 * @returns the folder of the build
 * @throws Error with the bundler's output
 */
async function buildOther({ version, code }: OtherBuild): Promise<string> {
  const { folder, remove } = copySources()
  const file = (name: string) => path.join(folder, name)
  const edit = (name: string, change: (text: string) => string) =>
    writeFileSync(file(name), change(readFileSync(file(name), 'utf8')))
  edit('package.json', (text) =>
    text.replace(/"version": "[^"]+"/, `"version": "${version}"`),
  )
  const added = ['first', 'second', 'third'].map((name) => `release${name}`)
  for (const name of added)
    writeFileSync(
      file(`src/app/react/${name}.ts`),
      `export const ${name} = () => '${name} of ${version}'\n`,
    )
  // Compiling types would take a third of the build's time, and no page loads them.
  edit('rspack.config.ts', (text) =>
    text.replace('dts: isDevelopment', 'dts: true'),
  )
  edit('src/release/bundle/plugins.ts', (text) =>
    text.replace("compiler.options.mode === 'production'", 'false'),
  )
  writeFileSync(
    file('src/app/react/otherRelease.ts'),
    [
      ...added.map((name) => `import { ${name} } from './${name}'`),
      // Uses the results of these functions, so that the bundler keeps their modules.
      `Object.assign(globalThis, { walletdockParts: [${added.map((name) => `${name}()`)}] })`,
      code,
    ].join('\n'),
  )
  edit('src/app/react/ConnectButton.tsx', (text) =>
    ["import './otherRelease'", text].join('\n'),
  )
  await runProgram('npx', ['rspack', 'build'], { cwd: folder })
  const built = mkdtempSync(path.join(tmpdir(), 'walletdock-other-'))
  cpSync(file('dist'), built, { recursive: true })
  for (const name of sameFiles)
    cpSync(path.join(root, 'dist', name), path.join(built, name), {
      recursive: true,
    })
  await remove()
  return built
}
