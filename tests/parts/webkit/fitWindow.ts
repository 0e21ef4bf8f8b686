import { setTimeout as sleep } from 'node:timers/promises'
import type { WebDriver } from './WebDriver'

export type Size = { readonly width: number; readonly height: number }

/** Gives the page this size, in CSS pixels: the window has a toolbar beside it. */
export async function fitWindow(
  driver: WebDriver,
  { width, height }: Size,
): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    const [w = 0, h = 0] = await driver.run<number[]>(
      '() => [innerWidth, innerHeight]',
    )
    if (w === width && h === height) return
    const window = await driver.get<Size>('/window/rect')
    await driver.post('/window/rect', {
      width: window.width + width - w,
      height: window.height + height - h,
    })
    await sleep(150)
  }
}
