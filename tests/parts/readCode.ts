import decode from 'jsqr'
import { page } from 'vitest/browser'

/** What a phone reads in a code as it is seen on the screen, the mark in its middle included. */
export async function readCode(code: HTMLElement): Promise<string | undefined> {
  code.scrollIntoView({ block: 'end' })
  const base64 = await page.screenshot({ element: code, save: false })
  const image = new Image()
  image.src = `data:image/png;base64,${base64}`
  await image.decode()
  const { naturalHeight: height, naturalWidth: width } = image
  const canvas = new OffscreenCanvas(width, height).getContext('2d')
  canvas?.drawImage(image, 0, 0)
  const pixels = canvas?.getImageData(0, 0, width, height)
  return pixels && decode(pixels.data, width, height)?.data
}
