import type { Page } from '@playwright/test'

/** Records of all frames. */
type Seen = {
  /** Frames in which nothing had the focus. */
  lost: number
  /** Position of the first row, in every frame that had it. */
  rowTops: number[]
  /** Longest distance of a control from its first position, in CSS pixels. */
  moved: number
  /** Lowest total opacity of all panes. 1 is one fully visible pane. */
  thinnest: number
  /** Controls of the header that something else covered. */
  blocked: string[]
}

declare global {
  interface Window {
    seenFrames?: Seen
  }
}

/** Runs in the page: records every frame from now on, and drops earlier records. */
export function watchFrames() {
  const isFirst = !window.seenFrames
  const places = new Map<Element, readonly [number, number]>()
  const seen: Seen = {
    lost: window.seenFrames?.lost ?? 0,
    rowTops: [],
    moved: 0,
    thinnest: 1,
    blocked: [],
  }
  window.seenFrames = seen

  const lookAt = (dialog: HTMLDialogElement, root: ShadowRoot) => {
    const panes = [...dialog.querySelectorAll('[data-way]')]
    const opacities = panes.map((one) => Number(getComputedStyle(one).opacity))
    const sum = opacities.reduce((all, one) => all + one, 0)
    if (panes.length > 0) seen.thinnest = Math.min(seen.thinnest, sum)
    const row = dialog.querySelector('[part=row]:not([inert] *)')
    const top = Math.round(row?.getBoundingClientRect().top ?? 0)
    if (row && !seen.rowTops.includes(top)) seen.rowTops.push(top)
    for (const one of dialog.querySelectorAll('button:not([inert] *)')) {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      // A pressed control shrinks around its middle, so the middle is compared.
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const isControl = one.matches('[part=back],[part=close]')
      if (isControl && !one.contains(root.elementFromPoint(x, y)))
        seen.blocked.push(one.part.value)
      // The handle of a sheet, and the controls beside it, move with its edge.
      if (one.closest('[data-layout=mobile] [data-grip]')) continue
      const [wasX, wasY] = places.get(one) ?? [x, y]
      places.set(one, [wasX, wasY])
      seen.moved = Math.max(seen.moved, Math.abs(x - wasX), Math.abs(y - wasY))
    }
  }
  const lookAtCurrent = () => {
    if (window.seenFrames !== seen) return
    if (document.activeElement === document.body) seen.lost += 1
    for (const { shadowRoot } of document.querySelectorAll('[data-walletdock]'))
      for (const dialog of shadowRoot?.querySelectorAll('dialog') ?? [])
        if (shadowRoot) lookAt(dialog, shadowRoot)
    requestAnimationFrame(lookAtCurrent)
  }
  if (isFirst) lookAtCurrent()
  else requestAnimationFrame(lookAtCurrent)
}

/** Returns the records of `watchFrames`. */
export const seenFrames = (page: Page) =>
  page.evaluate(() => {
    if (!window.seenFrames) throw new Error('Nobody looks.')
    return window.seenFrames
  })
