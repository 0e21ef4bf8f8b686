import type { Locator } from '@playwright/test'

/** Taps like a finger. In Firefox, taps like a mouse, because a tap of Playwright's reaches nothing over BiDi. */
export function tapOn(
  locator: Locator,
  { browserName }: { readonly browserName: string },
): Promise<void> {
  return browserName === 'firefox' ? locator.click() : locator.tap()
}
