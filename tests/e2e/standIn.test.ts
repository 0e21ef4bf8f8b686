import { expect } from '@playwright/test'
import { test } from '../fixtures/test'

/** Holds the remote, opens the host, and presses the stand-in with a key. */
for (const host of ['server', 'element'] as const)
  test(`${host}: a press before the remote has loaded is answered at once, opens the dialog later, and the focus returns to the button`, async ({
    page,
    serveHost,
  }) => {
    const server = await serveHost(host)
    let arrive = () => {}
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/contract\.json/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(server.url)
    const standIn = page.locator('button', {
      hasText: /Connect wallet|Sign me up/,
    })
    await standIn.focus()
    await page.keyboard.press('Enter')
    await expect(standIn).toHaveAttribute('aria-busy', 'true')
    arrive()
    await expect(page.getByTestId('wd-connect-dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByTestId('wd-connect-dialog')).toBeHidden()
    await expect(page.getByTestId('wd-connect-button')).toBeFocused()
  })
