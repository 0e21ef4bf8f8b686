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

/** A test with a site of its own, signed. */
export const test = base.extend<{ site: ReleaseSite }>({
  site: async ({ page }, use) => {
    const site = await startReleaseSite(pem)
    await use(site)
    // First who still asks: an open page complains about a server that has gone.
    await page.close()
    await site.stop()
  },
})
