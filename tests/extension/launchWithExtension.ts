import { type BrowserContext, chromium } from '@playwright/test'
import { browserLaunch } from '../fixtures/browsers/chromium'
import { pinnedContext } from '../fixtures/environment/environment'
import { trusted } from '../fixtures/servers/certificate'

/**
 * Starts Chromium with one unpacked extension. Every host name resolves to `port` of this machine, so that neither
 * the extension nor the browser reaches the internet.
 */
export async function launchWithExtension(
  folder: string,
  port: number,
): Promise<BrowserContext> {
  // Chromium's headless shell does not load extensions.
  const { args = [], ...launch } = browserLaunch('whole')
  const context = await chromium.launchPersistentContext('', {
    ...launch,
    ...pinnedContext,
    viewport: { width: 1280, height: 800 },
    args: [
      ...args,
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
      `--host-resolver-rules=EXCLUDE localhost, EXCLUDE 127.0.0.1, MAP * 127.0.0.1:${port}`,
      trusted(),
      // MetaMask places its window at the right edge of the page's. Chromium refuses to open one beside the screen.
      '--screen-info={1600x1200}',
      '--window-size=1280,900',
    ],
  })
  await allowReload(context)
  return context
}

/** Outside its developer mode, Chromium does not start an unpacked extension again after it has reloaded itself. */
async function allowReload(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto('chrome://extensions')
  await page.evaluate(
    'chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true })',
  )
  await page.close()
}
