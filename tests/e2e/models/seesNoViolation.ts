import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { comeToRest } from '../../fixtures/pages/comeToRest'

/** The rules that depend on colours, and so on the theme. */
export const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * Checks that the page is accessible as far as rules can tell.
 * @param rules ids of axe's rules; all if left out
 */
export async function seesNoViolation(
  page: Page,
  rules?: readonly string[],
): Promise<void> {
  // Moving things have the colours of their last frame only when they have come to rest.
  await comeToRest(page)
  // The page's axe asks the axe of its frames.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window)))
      await frame.evaluate(axe.source)
  const violations = await page.evaluate(async (runOnly) => {
    const found = await window.axe.run({
      // A tenth of the time: what passes need not be described.
      resultTypes: ['violations'],
      ...(runOnly && { runOnly: [...runOnly] }),
    })
    return found.violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target }) => target.join(' '))}`,
    )
  }, rules)
  expect(violations).toEqual([])
}
