import path from 'node:path'
import { type BrowserContextOptions, chromium } from '@playwright/test'
import { build } from '../../host-example/local/build'
import { startWorld } from '../../host-example/local/startWorld'
import { anyPorts, readSettings } from '../../host-example/start/settings'
import { browserLaunch } from '../fixtures/browsers/chromium'
import { needBrowser } from '../fixtures/browsers/needBrowser'
import { comeToRest } from '../fixtures/pages/comeToRest'
import { visitShop } from '../fixtures/pages/visit'

// The README's pictures, taken from the running product: `npm run pictures`.

const desktop = { viewport: { width: 1120, height: 640 } }
/** High enough for the whole account dialog. */
const high = { viewport: { width: 1120, height: 820 } }
const phone = {
  viewport: { width: 390, height: 700 },
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130 Mobile',
  hasTouch: true,
}

await needBrowser((line) => void process.stdout.write(`${line}\n`))
await build()
const world = await startWorld({ ...readSettings({}), ...anyPorts })
const browser = await chromium.launch(
  // The face that most visitors see, or one like it.
  browserLaunch('whole', { ...process.env, WALLETDOCK_FACE: 'inter' }),
)
try {
  await take('connect', { ...desktop, colorScheme: 'light' }, async (at) => {
    await at.openConnect()
  })
  await take('asking', { ...desktop, colorScheme: 'dark' }, async (at) => {
    await at.page.evaluate(() => window.testWallet?.answer('silent'))
    await at.openConnect()
    await at.choose()
  })
  await take('connected', { ...desktop, colorScheme: 'light' }, async (at) => {
    await at.openConnect()
    await at.choose()
    await at.page.locator('[data-mood=done]').waitFor()
  })
  await take('account', { ...high, colorScheme: 'light' }, async (at) => {
    await at.connect()
    await at.openAccount()
  })
  await take('phone', { ...phone, colorScheme: 'light' }, async (at) => {
    await at.openConnect()
  })
} finally {
  await browser.close()
  await world.stop()
}

async function take(
  name: string,
  options: BrowserContextOptions,
  act: (visitor: Awaited<ReturnType<typeof visitShop>>) => Promise<void>,
) {
  const page = await browser.newPage({ ...options, reducedMotion: 'reduce' })
  // tsx wraps named functions in a call of this helper, also those that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named')
  const visitor = await visitShop(page, world)
  await page.waitForFunction(() => window.testWallet)
  await act(visitor)
  // The dialog that says “Connected” closes after a moment.
  if (name === 'connected') await page.waitForTimeout(300)
  else {
    await page.waitForLoadState('networkidle')
    await comeToRest(page)
  }
  await page.screenshot({ path: path.join(import.meta.dirname, `${name}.png`) })
  await page.close()
}
