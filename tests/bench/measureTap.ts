import type { Browser } from '@playwright/test'
import { pageScript } from '../parts/pageScript'
import type { TapTimes } from './watchTap'

export type PageUnderTest = {
  readonly url: string
  /** Test id of the button to tap. */
  readonly button: string
  /** How many wallets there are to list. */
  readonly wallets: number
  /** Scripts that stand for the visitor's extensions. */
  readonly extensions: readonly string[]
}

/** In milliseconds. */
export type PageTimes = TapTimes & {
  /** From navigation until the button can be tapped. */
  readonly button: number
  /** The longest task over 50 ms from the tap until all wallets are listed; 0 where there was none. */
  readonly longest: number
}

/** How much slower than this machine the visitor's is. */
export const slowdown = 4

/** Opens a page as a first-time visitor on a slow phone, and taps its button without a warning such as a hover. */
export async function measureTap(
  browser: Browser,
  { url, button, wallets, extensions }: PageUnderTest,
): Promise<PageTimes> {
  const context = await browser.newContext({ hasTouch: true })
  try {
    for (const script of extensions) await context.addInitScript(script)
    await context.addInitScript(
      await pageScript('tests/bench/watchTap.ts', 'watchTap'),
    )
    await context.addInitScript(
      await pageScript('tests/parts/watchLongTasks.ts', 'watchLongTasks'),
    )
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url)
    await page.getByTestId(button).waitFor()
    await page.evaluate(() => window.longTasks?.splice(0))
    const shown = await page.evaluate(() => performance.now())
    await page.getByTestId(button).tap()
    const times = await page.evaluate(() => window.tapTimes)
    if (!times) throw new Error(`${url} was not measured.`)
    await page
      .locator('[data-testid^="wd-wallet-test."], [data-testid="plain-wallet"]')
      .nth(wallets - 1)
      .waitFor({ state: 'attached' })
    const tasks = await page.evaluate(() => window.longTasks ?? [])
    return { ...times, button: shown, longest: Math.max(0, ...tasks) }
  } finally {
    await context.close()
  }
}
