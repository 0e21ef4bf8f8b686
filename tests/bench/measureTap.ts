import type { Browser } from '@playwright/test'
import { pageScript } from '../parts/pageScript'
import type { TapTimes } from './watchTap'

export type PageUnderTest = {
  readonly url: string
  /** Test id of the button to tap. */
  readonly button: string
  /** Scripts that stand for the visitor's extensions. */
  readonly extensions: readonly string[]
}

/** In milliseconds. */
export type PageTimes = TapTimes & {
  /** From navigation until the button can be tapped. */
  readonly button: number
}

/** How much slower than this machine the visitor's is. */
export const slowdown = 4

/** Opens a page as a first-time visitor on a slow phone, and taps its button without a warning such as a hover. */
export async function measureTap(
  browser: Browser,
  { url, button, extensions }: PageUnderTest,
): Promise<PageTimes> {
  const context = await browser.newContext({ hasTouch: true })
  try {
    for (const script of extensions) await context.addInitScript(script)
    await context.addInitScript(
      await pageScript('tests/bench/watchTap.ts', 'watchTap'),
    )
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url)
    await page.getByTestId(button).waitFor()
    const shown = await page.evaluate(() => performance.now())
    await page.getByTestId(button).tap()
    const times = await page.evaluate(() => window.tapTimes)
    if (!times) throw new Error(`${url} was not measured.`)
    return { ...times, button: shown }
  } finally {
    await context.close()
  }
}
