import type { Page } from '@playwright/test'
import { comeToRest } from '../../fixtures/pages/comeToRest'
import { addFrameReader, type FilmFrame } from './frameReader'

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
  await page.evaluate(addFrameReader)
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
  const { readFrame } = window
  if (!readFrame) throw new Error('The page cannot read its frames.')
  /** One frame of most screens. */
  const stepMs = 16
  /** Longest film. An animation that starts again and again would make it endless. */
  const maxFrames = 2000
  /** Waits until the page's own resize observers, which start animations, have run. The latest observer is the last. */
  const frame = () =>
    new Promise<void>((resolve) =>
      requestAnimationFrame(() => {
        const observer = new ResizeObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(document.documentElement)
      }),
    )
  const roots = () =>
    [...document.querySelectorAll('[data-walletdock]')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    )
  const nameOf = ({ effect, id, playState }: Animation) => {
    const target = effect instanceof KeyframeEffect ? effect.target : undefined
    return `${id} of ${target?.outerHTML.slice(0, 120)} (${playState})`
  }

  async function run(read: NonNullable<typeof readFrame>) {
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
      frames.push(read(at))
      if (frames.length > maxFrames)
        throw new Error(
          `These animations do not end: ${moving.map(nameOf).join(', ')}`,
        )
    }
  }
  window.filmEnds = false
  window.film = run(readFrame)
}
