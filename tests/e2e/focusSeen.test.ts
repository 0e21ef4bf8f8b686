import { expect } from '@playwright/test'
import { windows } from '../fixtures/gallery/choices'
import { statesOf } from '../fixtures/gallery/statesOf'
import { test } from '../fixtures/test'

// A theme changes colours, but neither the style nor the width of an outline.
test('every element with keyboard focus is outlined, in every state [WCAG 2.4.7]', async ({
  page,
  pagesUrl,
}) => {
  await page.setViewportSize(windows.wide)
  const scene = { layout: 'wide', theme: 'light', language: 'en' } as const
  const states = await statesOf(page, pagesUrl, scene)
  // From now on, the browser treats every focus as a keyboard focus.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(findUnseen, states)).toEqual([])
})

/** Runs in the gallery’s page. */
async function findUnseen(states: Readonly<Record<string, string>>) {
  const unseen = new Set<string>()
  let seen = 0
  for (const [state, address] of Object.entries(states)) {
    await window.showState(address)
    for (const { shadowRoot } of document.querySelectorAll('[data-walletdock]'))
      for (const one of shadowRoot?.querySelectorAll('button,a,input') ?? []) {
        if (!(one instanceof HTMLElement)) continue
        one.focus()
        if (shadowRoot?.activeElement !== one) continue
        seen += 1
        // The search field's frame has the outline for its input.
        const shown = one.closest('[part=search]') ?? one
        const { outlineStyle, outlineWidth } = getComputedStyle(shown)
        if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) continue
        unseen.add(
          `${state}: ${one.getAttribute('aria-label') ?? one.textContent}`,
        )
      }
  }
  if (seen < 100) throw new Error(`Only ${seen} had the focus.`)
  return [...unseen]
}
