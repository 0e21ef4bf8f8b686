import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { comeToRest } from '../../fixtures/pages/comeToRest'

/** The page is accessible as far as rules can tell. */
export async function seesNoViolation(page: Page) {
  // Moving things have the colours of their last frame only when they have come to rest.
  await comeToRest(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' '))}`,
  )
  expect(told).toEqual([])
}
