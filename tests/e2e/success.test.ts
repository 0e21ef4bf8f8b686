import { expect } from '@playwright/test'
import { visitThin } from '../fixtures/pages/visit'
import { testWalletId } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { comeToQuiet } from './models/comeToQuiet'

declare global {
  interface Window {
    /** Whenever there was a check: until when it is seen, in milliseconds. */
    checks?: number[]
  }
}

test('a first connection ends with a check that is soon gone, and the focus on the first button of the account; a disconnection with the focus on Connect', async ({
  page,
  world,
}) => {
  const visitor = await visitThin(page, world)
  await expect(visitor.connectButton).toBeEnabled()
  await page.evaluate(watchChecks)
  await visitor.openConnect()
  // What moves comes when a pointer does.
  await visitor.wallet(testWalletId).hover()
  await comeToQuiet(page, world)
  await visitor.choose()
  await visitor.seesAccount()
  await expect(visitor.networkButton).toBeFocused()
  const checks = await page.evaluate(() => window.checks ?? [])
  expect(checks.length).toBeGreaterThan(0)
  expect(Math.max(...checks)).toBeLessThanOrEqual(400)
  await visitor.openAccount()
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeFocused()
})

/** Runs in the page: looks at every change from now on. On a busy machine a check comes and goes between two frames. */
function watchChecks() {
  const checks: number[] = []
  window.checks = checks
  const watcher = new MutationObserver(look)
  function look() {
    for (const root of [
      document,
      ...document.querySelectorAll('[data-walletdock]'),
    ]) {
      const place = root instanceof Element ? root.shadowRoot : root
      if (!place) continue
      // What leaves stays where it is, and becomes a popover.
      const attributeFilter = ['popover']
      watcher.observe(place, {
        attributeFilter,
        childList: true,
        subtree: true,
      })
      for (const ghost of place.querySelectorAll('[popover]'))
        if (ghost.querySelector('[data-mood=done]'))
          for (const { effect } of ghost.getAnimations())
            checks.push(Number(effect?.getComputedTiming().endTime))
    }
  }
  look()
}
