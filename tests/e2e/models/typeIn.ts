import type { Locator } from '@playwright/test'

/**
 * Replaces a field's text key by key, because in Firefox React does not notice Playwright's `fill`, which sets all at
 * once.
 */
export async function typeIn(field: Locator, text: string): Promise<void> {
  await field.evaluate((element) => {
    if (element instanceof HTMLInputElement) element.select()
    if (element instanceof HTMLTextAreaElement) element.select()
  })
  await field.page().keyboard.type(text)
}
