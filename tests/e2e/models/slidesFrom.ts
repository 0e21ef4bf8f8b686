import type { Page } from '@playwright/test'

/** The side that the shown step came from, read from the rules and so at any time. */
export function slidesFrom(
  page: Page,
  way: 'forward' | 'back',
): Promise<'left' | 'right' | undefined> {
  return page.locator(`[data-way=${way}]`).evaluate((pane) => {
    const names = getComputedStyle(pane).animationName.split(', ')
    const root = pane.getRootNode()
    if (!(root instanceof ShadowRoot)) return undefined
    const starts = root.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSKeyframesRule)
      .filter(({ name }) => names.includes(name))
      .map(({ cssText }) => /translateX\((-?)\d/.exec(cssText)?.[1])
    const minus = starts.find((each) => each !== undefined)
    return minus === undefined ? undefined : minus ? 'left' : 'right'
  })
}
