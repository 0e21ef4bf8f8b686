import type { Page } from '@playwright/test'

/** Turns the browser's Save-Data on for this page. Chromium alone. */
export async function saveData(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const on = { dataSaverEnabled: true }
  await devtools.send('Emulation.setDataSaverOverride', on)
}
