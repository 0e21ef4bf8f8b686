import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Gives a page of the gallery `findViolations`, once for all of its states. */
export async function addAxe(page: Page): Promise<void> {
  await page.addScriptTag({
    content: `${axe.source};window.findViolations=${findViolations}`,
  })
}

/** What axe finds in our elements: the rules that are broken, and where. */
async function findViolations(options: axe.RunOptions = {}) {
  const { violations } = await window.axe.run('[data-walletdock]', {
    // Our styles are in the page already, and what passes need not be described.
    preload: false,
    resultTypes: ['violations'],
    ...options,
  })
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' '))}`,
  )
}

declare global {
  interface Window {
    readonly axe: typeof axe
    /** Only where it has been added. */
    readonly findViolations?: typeof findViolations
  }
}
