import { setTimeout as sleep } from 'node:timers/promises'
import type { Point } from './askPage'
import type { WebDriver } from './WebDriver'
import type { Owner, WebKitLocator } from './WebKitLocator'

/** A page's first frame, as locators look into it. @param element the frame's own, in the page */
export function ownerOfFrame(
  { post }: WebDriver,
  page: Owner,
  element: WebKitLocator,
): Owner {
  // The driver is in one frame at a time.
  let latest: Promise<unknown> = Promise.resolve()
  function inside<T>(act: () => Promise<T>): Promise<T> {
    const turn = latest.then(async () => {
      await enter()
      try {
        return await act()
      } finally {
        await post('/frame', { id: null })
      }
    })
    latest = turn.catch(() => {})
    return turn
  }
  /** As Playwright’s own locators, it waits for a frame that is not there yet. */
  async function enter() {
    for (let tries = 0; ; tries += 1)
      try {
        return await post('/frame', { id: 0 })
      } catch (error) {
        if (tries > 50 || !/no such frame/.test(String(error))) throw error
        await sleep(100)
      }
  }
  /** A point of the frame, in the page. */
  async function inPage({ x, y }: Point): Promise<Point> {
    const box = await element.boundingBox()
    return { x: x + (box?.x ?? 0), y: y + (box?.y ?? 0) }
  }
  const { mouse } = page
  return {
    ...page,
    ask: (question, ...given) => inside(() => page.ask(question, ...given)),
    runWith: (source, steps, given) =>
      inside(() => page.runWith(source, steps, given)),
    mouse: {
      ...mouse,
      click: async (x, y) => {
        const at = await inPage({ x, y })
        await mouse.click(at.x, at.y)
      },
      move: async (x, y, options) => {
        const at = await inPage({ x, y })
        await mouse.move(at.x, at.y, options)
      },
    },
  }
}
