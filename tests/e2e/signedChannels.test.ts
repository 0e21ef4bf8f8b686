import { expect } from '@playwright/test'
import { trusted } from '../fixtures/servers/siteFixtures'
import { test } from '../fixtures/test'
import { follow, given, works } from './models/follow'

/** Removes the API with which a browser verifies signatures. */
const withoutEd25519 = {
  'that does not know Ed25519': () => {
    const { prototype } = SubtleCrypto
    const { importKey } = prototype
    prototype.importKey = async function (this: SubtleCrypto, ...asked) {
      if (asked[2] === 'Ed25519')
        throw new DOMException('Unrecognized name', 'NotSupportedError')
      return Reflect.apply(importKey, this, asked)
    } as typeof importKey
  },
  'on plain http': () =>
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }),
}

for (const [browser, takeAway] of Object.entries(withoutEd25519))
  test(`in a browser ${browser}, signed channels are followed and forged ones are rejected`, async ({
    page,
    world,
    site,
    expectedNoise,
  }) => {
    expectedNoise.push(/is not signed with a key/)
    await page.addInitScript(takeAway)
    const visitor = await follow(page, world, site, { publicKey: trusted })
    await works(visitor)
    await page.evaluate(() => localStorage.clear())
    site.write({ channels: { stable: '1.1.0' } })
    await page.reload()
    await page.getByRole('button', { name: /Try again/ }).waitFor()
    expect(new Set(given(site.first))).toEqual(new Set(['1.0.0']))
  })

test('changed channels are rejected, so that the last good release continues, and a new visitor gets the fallback', {
  tag: '@engines',
}, async ({ page, world, site, expectedNoise }) => {
  expectedNoise.push(/is not signed with a key/)
  // Firefox's driver does not report more about an error that was logged to the console.
  expectedNoise.push(/^console.error: Error$/)
  const visitor = await follow(page, world, site, { publicKey: trusted })
  await works(visitor)
  site.write({ channels: { stable: '1.1.0' } })
  await page.reload()
  await works(visitor)
  expect(new Set(given(site.first))).toEqual(new Set(['1.0.0']))
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.getByRole('button', { name: /Try again/ }).waitFor()
})
