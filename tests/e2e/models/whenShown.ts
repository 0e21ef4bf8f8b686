import type { Page } from '@playwright/test'

/**
 * When something of ours was first seen on a page, in milliseconds since 1970. Asked before it happens, so that
 * the page itself notes it.
 */
export async function whenShown(
  page: Page,
  testId: string,
  words = '',
): Promise<number> {
  const seen = await page.waitForFunction(
    ([id, text]) => {
      const shown = [...document.querySelectorAll('[data-walletdock]')].some(
        ({ shadowRoot }) =>
          shadowRoot
            ?.querySelector(`[data-testid="${id}"]`)
            ?.textContent?.includes(text),
      )
      return shown && Date.now()
    },
    [testId, words] as const,
    { polling: 10 },
  )
  return Number(await seen.jsonValue())
}
