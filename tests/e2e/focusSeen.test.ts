import { expect } from '@playwright/test'
import { windows } from '../fixtures/gallery/choices'
import { statesOf } from '../fixtures/gallery/statesOf'
import { test } from '../fixtures/test'

/** Low windows: with a sticky footer, a phone on its side, and browsers that zoom to 200 % and 400 %. */
const lowWindows = [
  ['compact', 480, 490],
  ['wide', 844, 390],
  ['compact', 480, 360],
  ['mobile', 568, 400],
  ['mobile', 640, 320],
  ['mobile', 390, 300],
  ['mobile', 320, 256],
] as const

for (const [layout, width, height] of lowWindows)
  test(`every control with the keyboard focus is outlined, and no dialog covers it, in any state: ${layout}, ${width} by ${height} [WCAG 2.4.7] [WCAG 2.4.11]`, async ({
    page,
    pagesUrl,
  }) => {
    await page.setViewportSize({ width, height })
    const scene = { layout, theme: 'light', language: 'longest words' } as const
    const states = await statesOf(page, pagesUrl, scene)
    // In lower windows, a view begins with no control behind a footer.
    if (height < 480)
      expect(await page.evaluate(findBehind, states)).toEqual([])
    // From now on, the browser treats every focus as a keyboard focus.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(findUnseen, states)).toEqual([])
  })

/** Runs in the gallery’s page. Returns the controls in each dialog’s box that another element covers at first. */
async function findBehind(states: Readonly<Record<string, string>>) {
  const behind: string[] = []
  let count = 0
  for (const [state, address] of Object.entries(states)) {
    await window.showState(address)
    for (const { shadowRoot } of document.querySelectorAll('[data-walletdock]'))
      for (const dialog of shadowRoot?.querySelectorAll('dialog') ?? []) {
        // A view may have scrolled to an error.
        for (const one of dialog.querySelectorAll('*')) one.scrollTop = 0
        const end = dialog.getBoundingClientRect().bottom
        for (const one of dialog.querySelectorAll('button,a')) {
          const { height, left, top, width } = one.getBoundingClientRect()
          const y = top + height / 2
          if (y >= Math.min(end, innerHeight) || width < 2) continue
          count += 1
          const hit = shadowRoot?.elementFromPoint(left + width / 2, y)
          if (!hit || hit.contains(one) || one.contains(hit)) continue
          behind.push(`${state}: ${one.textContent}`)
        }
      }
  }
  if (count < 100) throw new Error(`Only ${count} are in a box.`)
  return behind
}

/** Runs in the gallery’s page. */
async function findUnseen(states: Readonly<Record<string, string>>) {
  const unseen = new Set<string>()
  let count = 0
  const isOutlined = (one: Element) => {
    // The search field's frame has the outline for its input.
    const shown = one.closest('[part=search]') ?? one
    const { outlineStyle, outlineWidth } = getComputedStyle(shown)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  }
  const isCovered = (one: Element, root: ShadowRoot) =>
    // A link may have several lines.
    [...one.getClientRects()].some(({ height, left, top, width }) =>
      [top + 2, top + height / 2, top + height - 2].some((y) => {
        const hit = root.elementFromPoint(left + width / 2, y)
        return !hit || !(hit.contains(one) || one.contains(hit))
      }),
    )
  for (const [state, address] of Object.entries(states)) {
    await window.showState(address)
    for (const { shadowRoot } of document.querySelectorAll(
      '[data-walletdock]',
    )) {
      const all = [
        ...(shadowRoot?.querySelectorAll<HTMLElement>('button,a,input') ?? []),
      ]
      // All controls in the middle of a long list are alike.
      const some = [...all.slice(0, 10), ...all.slice(10).slice(-5)]
      for (const one of [...some, ...some.toReversed()]) {
        one.focus()
        if (!shadowRoot || shadowRoot.activeElement !== one) continue
        count += 1
        const name = `${state}: ${one.getAttribute('aria-label') ?? one.textContent}`
        if (!isOutlined(one)) unseen.add(`${name} has no outline`)
        if (one.closest('dialog') && isCovered(one, shadowRoot))
          unseen.add(`${name} is covered`)
      }
    }
  }
  if (count < 200) throw new Error(`Only ${count} had the focus.`)
  return [...unseen]
}

test.describe('for fingers', () => {
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
      for (const { shadowRoot } of document.querySelectorAll(
        '[data-walletdock]',
      ))
        for (const one of shadowRoot?.querySelectorAll('button,a,input') ??
          []) {
          seen += 1
          // A link within a sentence is as high as its line, and is exempt.
          // @see WCAG 2.2, 2.5.8
          if (getComputedStyle(one).display === 'inline') continue
          const { height, width } = one.getBoundingClientRect()
          // The area that accepts a tap may be higher than the visible control.
          const after = getComputedStyle(one, '::after')
          const above =
            after.position === 'absolute' ? -parseFloat(after.top) : 0
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
})
