import type { Page } from '@playwright/test'

/** What is noted of every frame. */
type Seen = {
  /** Frames in which nothing had the focus. */
  lost: number
  /** Where the first row was, in every frame that had it. */
  rowTops: number[]
  /** The farthest that something to press was from where it was first, in CSS pixels. */
  moved: number
  /** The least that all panes together were to be seen: 1 is all of one. */
  thinnest: number
  /** Controls of the header that something else covered. */
  blocked: string[]
}

declare global {
  interface Window {
    seenFrames?: Seen
  }
}

/** Runs in the page: looks at every frame from now on, and forgets what it saw. */
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
      // A press makes it smaller around its middle.
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const isControl = one.matches('[part=back],[part=close]')
      if (isControl && !one.contains(root.elementFromPoint(x, y)))
        seen.blocked.push(one.part.value)
      // The handle and what stands beside it go with the edge of a sheet.
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

/** What `watchFrames` saw. */
export const seenFrames = (page: Page) =>
  page.evaluate(() => {
    if (!window.seenFrames) throw new Error('Nobody looks.')
    return window.seenFrames
  })
