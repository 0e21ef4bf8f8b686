import { expect } from '@playwright/test'
import { windows } from '../fixtures/gallery/choices'
import { statesOf } from '../fixtures/gallery/statesOf'
import { test } from '../fixtures/test'

/** The size that a finger hits without aiming, in CSS pixels. */
const finger = 44

test.use({ hasTouch: true, isMobile: true, viewport: windows.mobile })

test('on a touch screen, every control is as large as a finger [WCAG 2.5.8]', async ({
  page,
  pagesUrl,
}) => {
  const scene = { layout: 'mobile', theme: 'light', language: 'en' } as const
  const states = await statesOf(page, pagesUrl, scene)
  const found = await page.evaluate(findSmall, { finger, states })
  expect(found).toEqual([])
})

/** Runs in the gallery’s page. */
async function findSmall({ finger, states }: Asked) {
  const small = new Set<string>()
  let seen = 0
  for (const [state, address] of Object.entries(states)) {
    await window.showState(address)
    for (const { shadowRoot } of document.querySelectorAll('[data-walletdock]'))
      for (const one of shadowRoot?.querySelectorAll('button,a,input') ?? []) {
        seen += 1
        // A link within a sentence is as high as its line, and is exempt.
        // @see WCAG 2.2, 2.5.8
        if (getComputedStyle(one).display === 'inline') continue
        const { height, width } = one.getBoundingClientRect()
        // The area that accepts a tap may be higher than the visible control.
        const after = getComputedStyle(one, '::after')
        const above = after.position === 'absolute' ? -parseFloat(after.top) : 0
        if (Math.min(height + 2 * Math.max(above, 0), width) >= finger - 0.5)
          continue
        const name = one.getAttribute('aria-label') ?? one.textContent
        small.add(`${state}: “${name}” ${width} × ${height}`)
      }
  }
  if (seen < 100) throw new Error(`Only ${seen} were seen.`)
  return [...small]
}

type Asked = {
  readonly finger: number
  readonly states: Readonly<Record<string, string>>
}
