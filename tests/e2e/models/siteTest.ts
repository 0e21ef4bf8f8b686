import { generateKeyPairSync } from 'node:crypto'
import { type ReleaseSite, startReleaseSite } from '../../parts/releaseSite'
import { test as base } from '../../parts/worldTest'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
/** The key that the site's channels are signed with, as a host gives it. */
export const trusted = Buffer.from(
  publicKey.export({ format: 'jwk' }).x ?? '',
  'base64url',
).toString('base64')

/** A test with a signed site of its worker's own, healed before each test. */
export const test = base.extend<
  { site: ReleaseSite },
  { workerSite: ReleaseSite }
>({
  workerSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const site = await startReleaseSite(pem)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  site: async ({ workerSite }, use) => {
    workerSite.heal()
    await use(workerSite)
  },
})
