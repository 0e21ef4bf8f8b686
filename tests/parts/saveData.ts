import type { Page } from '@playwright/test'

/**
 * A visitor that saves data: nothing comes ahead of a tap. By DevTools in Chromium; the other engines know no Save-Data,
 * and are told so of a connection that says it.
 */
export async function saveData(page: Page, browserName = 'chromium') {
  if (browserName !== 'chromium')
    return page.addInitScript(() => {
      Object.assign(navigator, { connection: { saveData: true } })
    })
  const devtools = await page.context().newCDPSession(page)
  const on = { dataSaverEnabled: true }
  await devtools.send('Emulation.setDataSaverOverride', on)
}
