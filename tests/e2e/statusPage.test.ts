import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { trusted } from '../fixtures/servers/siteFixtures'
import { test } from '../fixtures/test'
import { seesNoViolation } from './models/seesNoViolation'

const otherKey = Buffer.alloc(32, 7).toString('base64')

test('the status page of a site shows who gets which release, by which signature, and runs the self-test of each release under its strict policy', async ({
  page,
  site,
}) => {
  site.edit('canary', '1.1.0', '5', 'try.example')
  site.edit('pin', 'old.example', '1.0.0')
  site.edit('config', 'shop.example', '{"hidden":["coinbase"]}')
  await page.goto(`${site.first.url}/status/index.html`)
  const card = (name: string) => page.getByRole('region', { name })
  await expect(card('Signature')).toContainText(/Signed until \d{4}-\d\d-\d\d/)
  await expect(card('Signature')).toContainText('These signatures are valid')
  await expect(card('Who gets what')).toContainText(
    /stable1\.0\.0, but 1\.1\.0 for 5 % of the visitors, all of try\.example.*old\.example1\.0\.0, pinned.*shop\.example.*hidden/s,
  )
  for (const command of ['unpin old.example', 'config-off shop.example'])
    await expect(
      card('Who gets what').locator('code', { hasText: command }),
    ).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('`')
  const row = (version: string) =>
    card('Releases').getByRole('listitem').filter({ hasText: version })
  await page.getByRole('button', { name: 'Run all self-tests' }).click()
  for (const version of ['1.0.0', '1.1.0']) {
    await expect(row(version)).toContainText('Works')
    await row(version).getByText('report').click()
    await expect(row(version)).toContainText(`Version ${version}`)
    await expect(row(version)).toContainText('Verified: contract, scripts')
  }
  // Anybody can sign a forged site with a new key, so the page is not green without the operator's own key.
  const health = card('Who gets what').locator('.state')
  await expect(health).toHaveText('Needs attention')
  await page.getByLabel(/^Public key of your team/).fill(trusted)
  await expect(health).toHaveText('Healthy')
  await expect(card('Signature')).toContainText('Each file has a valid')
  await page.getByLabel(/^Public key of your team/).fill(otherKey)
  await expect(health).toHaveText('Broken')
  await expect(card('Signature')).not.toContainText('Hosts demand it by')
  await expect(card('Commands')).toContainText(
    `node walletdock.mjs undo --key key.pem --from ${site.first.url}`,
  )
  for (const words of [
    'promote 1.1.0 --key',
    'canary 1.1.0 10 --key',
    'canary-off --key',
    'pin shop.example 1.0.0 --key',
    'unpin old.example --key',
    `config shop.example '{"hidden":["coinbase"]}' --key`,
    'withdraw 1.1.0 --key',
    "disable 'Why' --key",
    'renew --key',
    'sign --key',
    'deploy user@host:/folder',
  ])
    await expect(
      card('Commands').locator('code', { hasText: words }),
    ).toHaveCount(1)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  // No line breaks inside an option.
  const lines = await page
    .locator('code span', { hasText: '--key' })
    .evaluateAll((all) => all.map((it) => it.getClientRects().length))
  expect([...new Set(lines)]).toEqual([1])
  await seesNoViolation(page)
})

test('the status page reports a tampered file, a missing release and a wallet that is turned off', async ({
  page,
  site,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/)
  site.edit('disable', 'A fault in signing')
  site.write({ sequence: 99 })
  site.first.fault(/1\.1\.0\/contract/, 'missing')
  await page.goto(`${site.first.url}/status/index.html`)
  await expect(
    page.getByText('A signature is missing or does not match'),
  ).toBeVisible()
  await expect(
    page.getByText('Nobody gets a wallet: A fault in signing', { exact: true }),
  ).toBeVisible()
  await expect(page.getByText('Files are missing')).toBeVisible()
  site.edit('enable')
  site.edit('pin', 'shop.example', '1.0.0')
  site.first.fault(/hosts\.json/, 'missing')
  await page.reload()
  await expect(page.getByText('their file hosts.json is missing')).toBeVisible()
  // Nothing at the root of a site looks like a single build, whichever of its files are gone.
  for (const file of ['/channels.json', '/releases.json', '/contract.json']) {
    site.first.fault(file, 'missing')
    await page.reload()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('has no channels.json. Check the URL.')
    await expect(alert).toHaveClass(/\bbad\b/)
  }
})

test('the status page of a build that is not part of a site says so', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/)
  await page.goto(`${world.remote.url}/status/`)
  await expect(page.getByRole('alert')).toContainText('This is a single build')
  await seesNoViolation(page)
})

test('the status page says which file of the root or of a release is missing or altered', async ({
  page,
  site,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/)
  site.first.fault('/remoteEntry.js', 'missing')
  await page.goto(`${site.first.url}/status/index.html#${trusted}`)
  const signature = page.getByRole('region', { name: 'Signature' })
  await expect(signature).toContainText('remoteEntry.js is missing at the root')
  await expect(
    page.getByRole('region', { name: 'Who gets what' }).locator('.state'),
  ).toHaveText('Broken')
  site.first.heal()
  const element = path.join(site.folder, 'host/element.js')
  const built = readFileSync(element)
  try {
    appendFileSync(element, '//evil')
    await page.reload()
    await expect(signature).toContainText(
      'host/element.js is not the file that the last edit wrote',
    )
  } finally {
    writeFileSync(element, built)
  }
})

test('the status page says which file of a mirror is missing, altered or not signed, and which mirror has another edit', async ({
  page,
  site,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource|Access-Control|ERR_/)
  const mirror = (text: string) =>
    expect(
      page.getByText(new RegExp(`Mirror ${site.second.url}: .*${text}`)),
    ).toBeVisible()
  const reload = () =>
    page.goto(`${site.first.url}/status/?${performance.now()}#${trusted}`)
  await reload()
  await expect(page.getByText('Healthy')).toBeVisible()
  site.second.fault(/1\.0\.0\/host\/element/, 'missing')
  await reload()
  await mirror('host/element.js is missing')
  await expect(page.getByText('Broken')).toBeVisible()
  site.second.heal()
  site.second.rewrite('/remoteEntry.js', (text) => ({
    text: `${text}//evil`,
    headers: {},
  }))
  await reload()
  await mirror('remoteEntry.js is not the file that the last edit wrote')
  site.second.heal()
  site.second.rewrite('/channels.json', (text) => ({
    text: text.replace(/(?<="signatures": \{"[^"]+":")./, '_'),
    headers: {},
  }))
  await reload()
  await mirror('A SIGNATURE IS MISSING OR DOES NOT MATCH: channels.json')
  site.second.heal()
  site.second.rewrite('/channels.json', (text) => ({
    text: text.replace('"sequence": ', '"sequence": 1'),
    headers: {},
  }))
  await reload()
  await mirror('It has edit 1\\d+ instead of')
  site.second.heal()
  site.second.fault('/channels.json', 'refused')
  await reload()
  await mirror('cannot be reached')
  await seesNoViolation(page)
})
