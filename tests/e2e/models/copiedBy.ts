import { expect, type Page, test } from '@playwright/test'

declare global {
  interface Window {
    /** What was copied last. */
    copied?: string | undefined
  }
}

/** What a tap has copied. Only Chromium lets a test read the clipboard: the page notes what the clipboard has taken. */
export async function copiedBy(
  page: Page,
  tap: () => Promise<void>,
): Promise<string> {
  await allowCopying(page)
  await page.evaluate(noteCopies)
  await tap()
  const copied = () => page.evaluate(() => window.copied ?? '')
  await expect.poll(copied).not.toBe('')
  return copied()
}

/** Chromium with a window lets a page in front copy; its headless shell would ask a user, and there is none. */
async function allowCopying(page: Page) {
  if (test.info().project.name === 'chromium')
    await page.context().grantPermissions(['clipboard-write'])
}

/** Runs in the page. */
function noteCopies() {
  const write = Clipboard.prototype.writeText
  window.copied = undefined
  navigator.clipboard.writeText = async (text) => {
    await write.call(navigator.clipboard, text)
    window.copied = text
  }
}

/** For `addInitScript`: the clipboard is refused, as in frames without the permission. */
export function refuseClipboard(): void {
  // An empty page has no clipboard at all.
  if (!isSecureContext) return
  navigator.clipboard.writeText = () =>
    Promise.reject(new DOMException('It is refused.', 'NotAllowedError'))
}
