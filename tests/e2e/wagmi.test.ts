import { expect, type Page } from '@playwright/test'
import { installedVersion } from '../fixtures/project/installedVersion'
import { test } from '../fixtures/test'
import { hostFolder } from '../hosts/builtHost'
import { visitHost } from './models/HostPage'
import { selfTestNoise } from './models/selfTestPage'

/** Every script with `@wagmi/core` contains this text. */
const marker = 'Connector already connected.'

test.beforeEach(({ expectedNoise }) => {
  // The self-test's requests never leave the browser, which logs them.
  expectedNoise.push(/Request mode is "same-origin"/, ...selfTestNoise)
})

for (const name of ['wagmi3.0', 'rspack'] as const) {
  const version = installedVersion('wagmi', hostFolder(name))
  test(`a page that shares wagmi ${version} connects through that copy, fetches no other copy, and gets errors of that copy’s classes`, async ({
    page,
    serveHost,
  }) => {
    const copies = findCopies(page)
    const host = await visitHost(page, serveHost, name)
    await expect(host.mode).toHaveText(
      new RegExp(
        `^shared: This page shares react 19\\.\\S+, wagmi ${version}\\.$`,
      ),
    )
    await expect(host.queries).toHaveText('of this page')
    await page.evaluate(() => window.testWallet?.answerNext('reject'))
    await host.does('Connect by wagmi')
    await expect(host.told).toHaveText('own UserRejectedRequestError')
    await host.does('Ask its config')
    await expect(host.told).toHaveText('own ChainNotConfiguredError')
    await host.goesThrough()
    await host.switchesBothWays()
    await host.does('Send elsewhere')
    await expect(host.told).toHaveText('own ChainNotConfiguredError')
    await host.does('Self-test')
    await expect(host.told).toContainText(`- wagmi ${version}, from the page`)
    await expect(host.told).toContainText(
      /- @wagmi\/core 3\.\d+\.\d+, from the page\n/,
    )
    const found = await copies()
    expect(found.map((url) => new URL(url).origin)).toEqual([
      new URL(page.url()).origin,
    ])
    await host.runsOneReact()
  })
}

test('a page that shares wagmi without its dependencies has a second copy, and is informed what to share', async ({
  page,
  serveHost,
  world,
}) => {
  const copies = findCopies(page)
  const host = await visitHost(page, serveHost, 'wagmi-alone')
  const why =
    /This page shares react 19\.\S+, wagmi 3\.\S+, but not @wagmi\/core: Walletdock brings its own, \d+ KB more\./
  await expect(host.mode).toHaveText(why)
  await host.goesThrough()
  await host.does('Ask its config')
  await expect(host.told).toHaveText('strange ChainNotConfiguredError')
  await host.does('Self-test')
  await expect(host.told).toContainText(why)
  await expect(host.told).toContainText('- @wagmi/core from Walletdock')
  const origins = (await copies()).map((url) => new URL(url).origin).sort()
  expect(origins).toEqual(
    [new URL(page.url()).origin, new URL(world.remote.url).origin].sort(),
  )
  await host.runsOneReact()
})

/**
 * Records the scripts of a page.
 * @returns the URLs of those with a copy of `@wagmi/core`
 */
function findCopies(page: Page): () => Promise<string[]> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  return async () => {
    const found = [...scripts].map(async (url) =>
      (await (await fetch(url)).text()).includes(marker) ? url : [],
    )
    return (await Promise.all(found)).flat()
  }
}
