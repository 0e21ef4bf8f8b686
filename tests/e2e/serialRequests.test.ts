import path from 'node:path'
import { expect } from '@playwright/test'
import type { StaticServer } from '../../host-example/local/staticServer'
import { releaseOf } from '../../src/release/channels/site'
import { visitThin } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { buttonScript } from './models/buttonScript'
import { follow, works } from './models/follow'

/** Returns the names of scripts, without their hashes. */
const namesOf = (paths: readonly string[]) =>
  paths
    .flatMap((path) => /(\w+)(\.\w{6,8})?\.js$/.exec(path)?.[1] ?? [])
    .toSorted()

/** Returns the names of the requested scripts. */
const scripts = ({ requests: asked }: StaticServer) => namesOf(asked)

const needed = namesOf([buttonScript, 'remoteEntry.js'])

test('after the channels, the page requests everything that the button needs at once', async ({
  page,
  world,
  site,
}) => {
  site.first.fault(/contract\.json$/, 'held')
  const visitor = await follow(page, world, site)
  await expect.poll(() => scripts(site.first)).toEqual(needed)
  expect(site.first.requests[0]).toBe('/channels.json')
  // The contract has not arrived, so the files are only fetched and do not run.
  expect(await page.evaluate(() => 'walletdock' in globalThis)).toBe(false)
  site.first.heal()
  await works(visitor)
})

test('a page that names its version and files itself waits for only one response, because it requests everything at once', async ({
  page,
  world,
  site,
}) => {
  site.first.fault(/\.json$/, 'held')
  const { contract: integrity, preload } = releaseOf(
    path.join(site.folder, 'releases/1.1.0'),
  )
  const remoteUrl = `${site.first.url}/releases/1.1.0`
  world.changeSettings({ remoteUrl, follow: { integrity, preload } })
  const visitor = await visitThin(page, world)
  await expect.poll(() => scripts(site.first)).toEqual(needed)
  await expect
    .poll(() => site.first.requests)
    .toContain('/releases/1.1.0/contract.json')
  expect(site.first.requests).not.toContain('/channels.json')
  expect(await page.evaluate(() => 'walletdock' in globalThis)).toBe(false)
  site.first.heal()
  await works(visitor)
})
