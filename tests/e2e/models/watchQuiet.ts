import { expect, type Page, type Request } from '@playwright/test'

/** Waits until a page that is watched from now on fetches nothing, has nothing to do, and stays so for half a second. */
export function watchQuiet(page: Page) {
  const underWay = new Set<Request>()
  let asked = 0
  page.on('request', (request) => {
    asked += 1
    underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return async () => {
    let before = -1
    await expect
      .poll(
        async () => {
          // A busy machine may take long over what has come, and ask for more only then.
          await page.evaluate(
            () => new Promise((resolve) => requestIdleCallback(resolve)),
          )
          const isSame = underWay.size === 0 && asked === before
          before = asked
          return isSame
        },
        { intervals: [500] },
      )
      .toBe(true)
  }
}
