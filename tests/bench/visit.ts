import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { pageScript } from '../fixtures/pages/pageScript'
import type { Answered } from './inPage/startBench'
import type { Seen, Sought } from './inPage/watch'
import type { Place } from './places'
import type { Profile, Target } from './targets'
import { followTraffic, type Traffic } from './traffic'

/** A first-time visitor on one of the pages. */
export type Visit = {
  readonly target: Target
  readonly place: Place
  readonly page: Page
  readonly devtools: CDPSession
  readonly traffic: Traffic
  /** Settles when the button works, or the account of a returning visitor. */
  readonly first: () => Promise<Seen>
  /** Waits until the page is idle and requests nothing. */
  readonly quiet: () => Promise<void>
  /** Hovers, clicks, and waits for another element to settle. */
  readonly click: (what: Sought, awaited: Sought) => Promise<Answered>
  /** Taps without a hover before it. */
  readonly tap: (
    what: Sought,
    awaited: Sought,
    around: Sought,
  ) => Promise<Answered>
}

export type VisitOptions = {
  readonly profile: Profile
  /** How many extensions announce themselves. */
  readonly wallets?: number
  readonly hasTouch?: boolean
}

/** The longest visit, in milliseconds. A page that hangs must not hold up the others. */
const limitMs = 90_000
/** How long the pointer hovers before it clicks, in milliseconds. */
const hoverMs = 100
/** How much slower the processor of the slow profile is. */
const slowdown = 4
const slowNetwork = {
  offline: false,
  latency: 60,
  downloadThroughput: 9e6 / 8,
  uploadThroughput: 1.35e6 / 8,
}

/** Opens a page in a new browser context, which is closed afterwards. */
export async function visit<Result>(
  browser: Browser,
  place: Place,
  { profile, wallets = 1, hasTouch = false }: VisitOptions,
  act: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    hasTouch,
  })
  const limit = setTimeout(() => context.close(), limitMs)
  try {
    const page = await context.newPage()
    const { target } = place
    const { button, account } = target
    await page.addInitScript(await inPage('announceWallets', wallets))
    await page.addInitScript(await inPage('startBench', button, account))
    const devtools = await context.newCDPSession(page)
    const traffic = await followTraffic(devtools)
    await devtools.send('Performance.enable')
    if (profile === 'slow') {
      await devtools.send('Network.emulateNetworkConditions', slowNetwork)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    }
    await page.goto(place.url, { waitUntil: 'commit' })
    return await act({
      target,
      place,
      page,
      devtools,
      traffic,
      first: () => page.evaluate(() => window.bench.first),
      quiet: async () => {
        await traffic.silence()
        await page.evaluate(() => window.bench.idle())
      },
      click: async (what, awaited) => {
        await pointAt(page, what)
        await page.evaluate((it) => window.bench.await(it), awaited)
        await page.mouse.down()
        await page.mouse.up()
        return page.evaluate(() => window.bench.seen())
      },
      tap: async (what, awaited, around) => {
        const { x, y } = await middleOf(page, what)
        await page.evaluate(([it, around]) => window.bench.await(it, around), [
          awaited,
          around,
        ] as const)
        await page.touchscreen.tap(x, y)
        return page.evaluate(() => window.bench.seen())
      },
    })
  } finally {
    clearTimeout(limit)
    await context.close()
  }
}

function inPage(call: string, ...values: readonly unknown[]) {
  return pageScript(`tests/bench/inPage/${call}.ts`, call, ...values)
}

/** Hovers over an element, again if the layout moves it. */
async function pointAt(page: Page, what: Sought) {
  let from = await middleOf(page, what)
  for (let tries = 0; tries < 20; tries += 1) {
    await page.mouse.move(from.x, from.y)
    await wait(hoverMs)
    const now = await middleOf(page, what)
    if (Math.hypot(now.x - from.x, now.y - from.y) < 1) return
    from = now
  }
  throw new Error(`${what.css} keeps moving`)
}

/** @throws Error if the element does not appear within 20 seconds */
async function middleOf(page: Page, what: Sought) {
  const found = await page.waitForFunction(
    (it) => window.bench.middle(it),
    what,
    { timeout: 20_000 },
  )
  const middle = await found.jsonValue()
  if (!middle) throw new Error(`There is no ${what.css}`)
  return middle
}
