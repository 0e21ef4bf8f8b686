import type { Locator } from '@playwright/test'

/** Taps as a finger does; as a mouse does in Firefox, where a tap of Playwright's reaches nothing over BiDi. */
export function tapOn(
  locator: Locator,
  { browserName }: { readonly browserName: string },
): Promise<void> {
  return browserName === 'firefox' ? locator.click() : locator.tap()
}
