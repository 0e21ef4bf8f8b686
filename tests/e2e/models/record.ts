import type { Page } from '@playwright/test'
import { comeToRest } from '../../fixtures/pages/comeToRest'
import { twoFrames } from '../../fixtures/pages/twoFrames'

/** Measurements of one frame. */
export type Frame = {
  /** Brightness of the page beside the dialog, from 0 (black) to 255 (white). */
  readonly backdrop: number
  /** Number of shades in the pane. An empty pane has little more than the shade of its background. */
  readonly shades: number
  /** Average difference of brightness between the pane's pixels and its background. */
  readonly ink: number
}

/** Position of the dialog's pane, in CSS pixels of the window. */
type Pane = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Records every frame that Chromium paints while a visitor acts, until it paints no more. */
export async function record(
  page: Page,
  pane: Pane,
  act: () => Promise<void>,
): Promise<readonly Frame[]> {
  const session = await page.context().newCDPSession(page)
  const painted: { readonly at: number; readonly picture: string }[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    painted.push({ at: metadata.timestamp ?? 0, picture: data })
    // If the page closes meanwhile, its session is gone.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session.send('Page.startScreencast', { format: 'png' })
  // A busy machine paints fewer frames of an animation. At half speed, it paints enough of them.
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.5 })
  await act()
  await comeToRest(page)
  for (let seen = -1; seen < painted.length; ) {
    seen = painted.length
    await twoFrames(page)
  }
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await session.send('Page.stopScreencast')
  await session.detach()
  // Each picture is decoded in another thread, so a later one may be ready first.
  const pictures = painted
    .toSorted((one, other) => one.at - other.at)
    .map(({ picture }) => picture)
  return page.evaluate(readFrames, { pane, pictures })
}

/** Runs in a page, because a browser can decode pictures. */
async function readFrames({ pane, pictures }: Recorded) {
  const frames: Frame[] = []
  for (const picture of pictures) {
    const image = new Image()
    image.src = `data:image/png;base64,${picture}`
    await image.decode()
    const { width, height } = image
    const canvas = new OffscreenCanvas(width, height).getContext('2d', {
      willReadFrequently: true,
    })
    if (!canvas) throw new Error('There is no canvas.')
    canvas.drawImage(image, 0, 0)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(
      8,
      height - 8,
      1,
      1,
    ).data
    const { x, y, width: wide, height: high } = pane
    const colors = canvas.getImageData(x, y, wide, high).data
    const counts = new Map<number, number>()
    for (let at = 0; at < colors.length; at += 4) {
      const color = colors[at] ?? 0
      counts.set(color, (counts.get(color) ?? 0) + 1)
    }
    const pixels = [...counts]
    const [ground = 0] =
      pixels.toSorted(([, one], [, other]) => other - one)[0] ?? []
    const ink =
      pixels.reduce(
        (sum, [color, count]) => sum + Math.abs(color - ground) * count,
        0,
      ) /
      (wide * high)
    const shades = new Set(pixels.map(([color]) => color >> 3))
    const backdrop = (red + green + blue) / 3
    frames.push({ backdrop, shades: shades.size, ink })
  }
  return frames
}

type Recorded = { readonly pane: Pane; readonly pictures: readonly string[] }
