import { setTimeout as sleep } from 'node:timers/promises'
import type { WebDriver } from './WebDriver'

export type Size = { readonly width: number; readonly height: number }

/** How long a window may take to have its size, in milliseconds. */
const patience = 20_000

/**
 * Gives the page this size, in CSS pixels: the window has a toolbar beside it.
 * @throws Error when the window takes another one
 */
export async function fitWindow(
  driver: WebDriver,
  { width, height }: Size,
): Promise<void> {
  for (const until = Date.now() + patience; ; await sleep(150)) {
    const [w = 0, h = 0] = await driver.run<number[]>(
      '() => [innerWidth, innerHeight]',
    )
    if (w === width && h === height) return
    if (Date.now() > until) throw new Error(`The page has ${w} by ${h} pixels.`)
    const window = await driver.get<Size>('/window/rect')
    await driver.post('/window/rect', {
      width: window.width + width - w,
      height: window.height + height - h,
    })
  }
}
