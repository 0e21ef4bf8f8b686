import type { Page } from '@playwright/test'

/**
 * Returns the visible colour of one pixel.
 * @param at in CSS pixels of the window
 */
export async function colorAt(
  page: Page,
  at: { readonly x: number; readonly y: number },
): Promise<readonly number[]> {
  const png = await page.screenshot({
    clip: { ...at, width: 1, height: 1 },
    scale: 'css',
  })
  return page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    canvas?.drawImage(image, 0, 0)
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
  }, png.toString('base64'))
}
