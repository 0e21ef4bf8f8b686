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

/** Low windows in which the headers and footers of dialogs are sticky. */
const lowWindows = [
  ['wide', 844, 390],
  ['compact', 480, 360],
  ['mobile', 568, 400],
] as const

for (const [layout, width, height] of lowWindows)
  test(`no control with the focus is covered, in any state: ${layout}, ${width} by ${height} [WCAG 2.4.11]`, async ({
    page,
    pagesUrl,
  }) => {
    await page.setViewportSize({ width, height })
    const scene = { layout, theme: 'light', language: 'de' } as const
    const states = await statesOf(page, pagesUrl, scene)
    expect(await page.evaluate(findCovered, states)).toEqual([])
  })

/** Runs in the gallery’s page. */
async function findCovered(states: Readonly<Record<string, string>>) {
  const covered = new Set<string>()
  let count = 0
  for (const [state, address] of Object.entries(states)) {
    await window.showState(address)
    for (const { shadowRoot } of document.querySelectorAll('[data-walletdock]'))
      for (const dialog of shadowRoot?.querySelectorAll('dialog') ?? []) {
        const all = [...dialog.querySelectorAll<HTMLElement>('button,a,input')]
        // All controls in the middle of a long list are alike.
        const some = [...all.slice(0, 10), ...all.slice(10).slice(-5)]
        for (const one of [...some, ...some.toReversed()]) {
          one.focus()
          if (shadowRoot?.activeElement !== one) continue
          count += 1
          // A link may have several lines.
          for (const { height, left, top, width } of one.getClientRects())
            for (const y of [top + 2, top + height / 2, top + height - 2]) {
              const hit = shadowRoot.elementFromPoint(left + width / 2, y)
              if (hit && (hit.contains(one) || one.contains(hit))) continue
              covered.add(
                `${state}: ${one.getAttribute('aria-label') ?? one.textContent}`,
              )
            }
        }
      }
  }
  if (count < 200) throw new Error(`Only ${count} had the focus.`)
  return [...covered]
}
