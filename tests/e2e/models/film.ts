import type { Page } from '@playwright/test'
import { comeToRest } from '../../fixtures/pages/comeToRest'

/** What one frame shows. */
export type FilmFrame = {
  /** Time since the first animation began, in milliseconds of the animations. */
  readonly at: number
  /**
   * Left and top edge of the wallet's mark in its ring, in CSS pixels. If the whole sheet is leaving, the position that
   * the mark would have in the open sheet.
   */
  readonly mark?: readonly [left: number, top: number] | undefined
  /** Titles that can be read, by the group in which one replaces another. */
  readonly titles: readonly (readonly string[])[]
  /** Whether a pane is visible, but has no visible content. */
  readonly isEmpty: boolean
  /** Texts that overlap other texts. */
  readonly overlaps: readonly string[]
}

declare global {
  interface Window {
    filmEnds?: boolean
    film?: Promise<readonly FilmFrame[]>
  }
}

/**
 * Records every frame between a visitor's action and its result. The browser's clock for animations stands still, and
 * each frame moves them by the same step, so that a busy machine skips none. The recording starts when the page is at
 * rest, because it would restart running animations.
 * @param act the action, which resolves when the result is there
 */
export async function film(
  page: Page,
  act: () => Promise<unknown>,
): Promise<readonly FilmFrame[]> {
  await comeToRest(page)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.evaluate(record)
  await act()
  const frames = await page.evaluate(() => {
    window.filmEnds = true
    return window.film ?? []
  })
  await browser.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await browser.detach()
  return frames
}

/** Runs in the page. */
function record() {
  /** One frame of most screens. */
  const stepMs = 16
  /** Longest film. An animation that starts again and again would make it endless. */
  const maxFrames = 2000
  /** A text is legible from this opacity on. */
  const legible = 0.3
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const roots = () =>
    [...document.querySelectorAll('[data-walletdock]')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    )
  const find = (selector: string) =>
    roots().flatMap((root) => [...root.querySelectorAll(selector)])

  /** Returns the opacity of an element, multiplied by the opacity of its ancestors. */
  function shownOf(element: Element): number {
    let shown = element.checkVisibility({ visibilityProperty: true }) ? 1 : 0
    for (let up: Element | null = element; up; up = up.parentElement)
      shown *= Number(getComputedStyle(up).opacity)
    return shown
  }

  const titlesIn = () => {
    const steps = find('[data-way]').flatMap(
      (step) =>
        step.querySelector(':scope > :first-child :is(h1,h2)') ??
        step.querySelector('h1,h2') ??
        [],
    )
    const states = find(
      'dialog p[data-mood], dialog [data-mood=done] p:first-child',
    )
    return [steps, states, find('dialog h1')].map((titles) =>
      titles
        .filter((title) => shownOf(title) > legible)
        .map(({ textContent }) => textContent ?? ''),
    )
  }

  /** Returns whether a text is for screen readers only, which is clipped. */
  const isUnseen = (element: Element, pane: Element) => {
    for (let up: Element | null = element; up && up !== pane; )
      if (getComputedStyle(up).clipPath !== 'none') return true
      else up = up.parentElement
    return false
  }

  const textsIn = (pane: Element) => {
    const walker = document.createTreeWalker(pane, NodeFilter.SHOW_TEXT)
    const texts: { text: string; place: Element; shown: number }[] = []
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      const text = textContent?.trim()
      if (!text || !parentElement) continue
      if (isUnseen(parentElement, pane)) continue
      const shown = shownOf(parentElement)
      texts.push({ text, place: parentElement, shown })
    }
    return texts
  }

  const boxOf = (place: Element) => {
    const range = document.createRange()
    range.selectNodeContents(place)
    let { left, top, right, bottom } = range.getBoundingClientRect()
    // The part that a scrolling container cuts off cannot overlap anything.
    for (let up = place.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflowY === 'visible') continue
      const clip = up.getBoundingClientRect()
      left = Math.max(left, clip.left)
      right = Math.min(right, clip.right)
      top = Math.max(top, clip.top)
      bottom = Math.min(bottom, clip.bottom)
    }
    return { left, top, right, bottom }
  }

  const isSticky = (element: Element) => {
    for (let up: Element | null = element; up; up = up.parentElement)
      if (getComputedStyle(up).position === 'sticky') return true
    return false
  }

  function overlapsIn(dialog: Element): readonly string[] {
    const texts = textsIn(dialog)
      .filter(({ shown }) => shown > legible)
      .map((one) => ({ ...one, box: boxOf(one.place) }))
    return texts.flatMap((one, at) =>
      texts
        .slice(at + 1)
        .filter(({ place, box }) => {
          if (place.contains(one.place) || one.place.contains(place))
            return false
          const isOver =
            box.left < one.box.right - 1 &&
            one.box.left < box.right - 1 &&
            box.top < one.box.bottom - 3 &&
            one.box.top < box.bottom - 3
          // A header or footer that stays in view has a background, which covers the list below it.
          return isOver && isSticky(place) === isSticky(one.place)
        })
        .map(({ text }) => `“${one.text}” on “${text}”`),
    )
  }

  function placeOfMark(): FilmFrame['mark'] {
    const mark = find('[data-mood] img').at(-1)
    const { left, top, width } = mark?.getBoundingClientRect() ?? new DOMRect()
    if (!mark || !width) return undefined
    const sheet = mark.closest<HTMLElement>('[data-layout=mobile][popover]')
    if (!sheet) return [left, top]
    return [left, top - sheet.getBoundingClientRect().top + sheet.offsetTop]
  }

  function measure(at: number): FilmFrame {
    const dialogs = find('dialog').filter((one) => one.checkVisibility())
    return {
      at,
      mark: placeOfMark(),
      titles: titlesIn(),
      isEmpty: dialogs.some((dialog) => {
        const visible = Number(getComputedStyle(dialog).opacity)
        const pane = dialog.querySelector('[data-way]')?.parentElement ?? dialog
        const panes = [...pane.querySelectorAll('[data-way]')]
        const shown = (panes.length > 0 ? panes : [pane])
          .flatMap(textsIn)
          .map((one) => one.shown / visible)
        return visible > 0.5 && Math.max(0, ...shown) < 0.1
      }),
      overlaps: dialogs.flatMap(overlapsIn),
    }
  }

  const nameOf = ({ effect, id, playState }: Animation) => {
    const target = effect instanceof KeyframeEffect ? effect.target : undefined
    return `${id} of ${target?.outerHTML.slice(0, 120)} (${playState})`
  }

  async function run() {
    const frames: FilmFrame[] = []
    const begun = new Map<Animation, number>()
    let at = 0
    for (;;) {
      await frame()
      const moving = [document, ...roots()]
        .flatMap((root) => root.getAnimations())
        .filter(({ effect, playState }) => {
          // Rings never end, and the end of an animation that follows scrolling is a percentage.
          const end = effect?.getComputedTiming().endTime
          return Number.isFinite(end) && playState !== 'finished'
        })
      if (moving.length === 0 && window.filmEnds) return frames
      if (moving.length > 0) at += stepMs
      for (const one of moving) {
        const start = begun.get(one) ?? at
        begun.set(one, start)
        one.currentTime = at - start
      }
      frames.push(measure(at))
      if (frames.length > maxFrames)
        throw new Error(
          `These animations do not end: ${moving.map(nameOf).join(', ')}`,
        )
    }
  }
  window.filmEnds = false
  window.film = run()
}
