import type { Locator } from '@playwright/test'

/** Types over what a field says, key by key: what Playwright's `fill` puts there at once, React does not hear in Firefox. */
export async function typeIn(field: Locator, text: string): Promise<void> {
  await field.evaluate((element) => {
    if (element instanceof HTMLInputElement) element.select()
    if (element instanceof HTMLTextAreaElement) element.select()
  })
  await field.page().keyboard.type(text)
}
