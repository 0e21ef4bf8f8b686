import { expect, type Page } from '@playwright/test'
import type { StaticServer } from '../../../host-example/local/staticServer'

/**
 * The remote's limit for a script that hangs, in milliseconds.
 * @see src/container/prefetchScript.initial.ts
 */
const limitMs = 15_000

/** Waits until a request hangs, and moves the page's clock past the limit. The page's clock must be installed. */
export async function outwaitScripts(page: Page, { hanging }: StaticServer) {
  await expect.poll(() => hanging.size).toBeGreaterThan(0)
  await page.clock.fastForward(limitMs)
}
