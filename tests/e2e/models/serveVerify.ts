import type { Page } from '@playwright/test'

/**
 * Serves a stand-in for the frame in which WalletConnect attests the requesting page, and makes the page use it.
 * WalletConnect's own frame needs its servers. Call this after the fixture `relay`, which turns the frame off.
 * @returns URLs of the frames so far
 */
export async function serveVerify(page: Page): Promise<readonly string[]> {
  const frames: string[] = []
  await page.route('https://verify.walletconnect.org/**', async (route) => {
    frames.push(route.request().url())
    await route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script>(${attest})()</script>`,
    })
  })
  await page.addInitScript(() => Reflect.deleteProperty(window, 'process'))
  return frames
}

/** Runs in the frame: sends the page an unsigned attestation. */
function attest() {
  const id = new URLSearchParams(location.search).get('id')
  const encode = (part: object) => btoa(JSON.stringify(part)).replace(/=/g, '')
  const parts = [encode({ alg: 'ES256', typ: 'JWT' }), encode({ id }), '']
  const attestation = parts.join('.')
  const message = { type: 'verify_attestation', attestation }
  parent.postMessage(JSON.stringify(message), '*')
}
