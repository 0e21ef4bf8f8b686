import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { comeToRest } from '../../fixtures/pages/comeToRest'

/** The rules that depend on colours, and so on the theme. */
export const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * Checks the page with the rules of axe.
 * @param rules ids of axe's rules; all if omitted
 */
export async function seesNoViolation(
  page: Page,
  rules?: readonly string[],
): Promise<void> {
  // Animated elements have their final colours only when they have come to rest.
  await comeToRest(page)
  // The axe of the page calls the axe of its frames.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window)))
      await frame.evaluate(axe.source)
  const violations = await page.evaluate(async (runOnly) => {
    const found = await window.axe.run({
      // Takes a tenth of the time, because passed rules need no description.
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

/** Checks the page in both colour schemes, and leaves it dark. Names and structure are the same in both. */
export async function seesNoViolationInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await seesNoViolation(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await seesNoViolation(page, colorRules)
}
