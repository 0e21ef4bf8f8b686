import { expect } from '@playwright/test'
import { visitThin } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'

test('the button uses the system font on a page that sets no font, like other buttons', {
  tag: '@engines',
}, async ({ page, world }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style')
      style.textContent = 'html, html * { font-family: initial !important }'
      document.head.append(style)
    }),
  )
  const visitor = await visitThin(page, world)
  await expect(visitor.connectButton).toBeEnabled()
  await expect(visitor.connectButton).toHaveCSS('font-family', 'system-ui')
})
