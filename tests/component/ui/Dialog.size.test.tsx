import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { DialogSkeleton } from '../../../src/ui/dialog/DialogSkeleton'
import { NotLoaded } from '../../../src/ui/dialog/NotLoaded'
import { nextFrames } from '../../fixtures/pages/nextFrames'
import { drawDialog, labels, settled, tall } from './drawDialog'

afterEach(() => page.viewport(1280, 800))

test.each([
  ['connect', 'wide', 1280, 800, 720, 504],
  ['connect', 'compact', 1280, 800, 368, 468],
  ['account', 'wide', 1280, 800, 360, 728],
  ['network', 'compact', 1280, 800, 360, 728],
  // In a tall window, 72 % of the height.
  ['account', 'wide', 820, 1180, 360, 849.6],
  // In a small window, all but a margin.
  ['connect', 'compact', 320, 400, 304, 384],
  ['account', 'compact', 320, 400, 304, 384],
] as const)(
  'the %s dialog in %s, in a window of %i by %i, is centred, %i wide and at most %d high',
  async (name, layout, windowWidth, windowHeight, width, height) => {
    await page.viewport(windowWidth, windowHeight)
    const { dialog } = drawDialog({ name, layout, children: tall(2000) })
    const box = await settled(dialog)
    expect(box.width).toBe(width)
    expect(box.height).toBeCloseTo(height, 1)
    expect(Math.round(box.left + box.right)).toBe(innerWidth)
    expect(Math.round(box.top + box.bottom)).toBe(innerHeight)
    expect(document.documentElement.scrollWidth).toBe(windowWidth)
  },
)

test.each(['connect', 'account', 'network'] as const)(
  'the skeleton of the %s dialog fits without scrolling',
  async (name) => {
    const shell = { name, layout: 'wide', title: 'Tall', labels } as const
    const children = <DialogSkeleton {...shell} />
    const { dialog } = drawDialog({ ...shell, children })
    const { height } = await settled(dialog)
    const content = dialog.firstElementChild
    expect(content?.firstElementChild?.ariaBusy).toBe('true')
    expect(content?.scrollHeight).toBe(content?.clientHeight)
    expect(height).toBe((content?.clientHeight ?? 0) + 2)
  },
)

test.each(
  (['documentElement', 'body'] as const).flatMap((element) =>
    [0.8, 1.25].map((zoom) => [element, zoom] as const),
  ),
)(
  'on a page whose %s has a zoom of %d, dialogs have their usual place and size',
  async (element, zoom) => {
    const { style } = document[element]
    for (const [layout, width, height] of [
      ['wide', 1000, 700],
      ['compact', 700, 480],
      ['mobile', 390, 700],
    ] as const)
      for (const name of ['connect', 'account'] as const) {
        await page.viewport(width, height)
        const shown = { name, layout, children: tall(2000) }
        const usual = drawDialog(shown)
        const { left, top, right, bottom } = await settled(usual.dialog)
        usual.close()
        style.zoom = String(zoom)
        onTestFinished(() => void style.removeProperty('zoom'))
        const { dialog, close } = drawDialog(shown)
        const box = await settled(dialog)
        const places = [box.left, box.top, box.right, box.bottom]
        expect(places.map(Math.round)).toEqual(
          [left, top, right, bottom].map(Math.round),
        )
        close()
        style.removeProperty('zoom')
      }
  },
)

test('the radius of the dialog is limited if the host sets very round buttons', async () => {
  document.body.style.setProperty('--walletdock-radius', '999px')
  const { dialog } = drawDialog({ children: tall(200) })
  const { borderRadius } = getComputedStyle(dialog)
  document.body.style.removeProperty('--walletdock-radius')
  expect(borderRadius).toBe('28px')
})

test('on a phone, the dialog is a sheet at the bottom', async () => {
  await page.viewport(390, 700)
  const { dialog } = drawDialog({ layout: 'mobile', children: tall(300) })
  const box = await settled(dialog)
  expect(box.left).toBe(0)
  expect(box.width).toBe(390)
  expect(box.bottom).toBe(700)
})

test('the header stays where it is when the content changes, and moves up only if the content would not fit', async () => {
  const { dialog, draw } = drawDialog({ name: 'account', children: tall(400) })
  const places = []
  for (const height of [400, 100, 300, 400, 600, 200]) {
    draw({ name: 'account', children: tall(height) })
    await nextFrames()
    places.push(Math.round((await settled(dialog)).top))
  }
  // A window of 800 pixels, a header of 64, and two borders.
  expect(places).toEqual([167, 167, 167, 167, 67, 67])
})

test('the dialog animates its height when its content changes', async () => {
  const { dialog, draw } = drawDialog({ children: tall(100) })
  const before = (await settled(dialog)).height
  const animate = dialog.animate.bind(dialog)
  // Pause the animation at its start, so that the test can measure it.
  dialog.animate = (...given) => {
    const animation = animate(...given)
    animation.pause()
    return animation
  }
  draw({ children: tall(300) })
  await expect.poll(() => dialog.getAnimations().length).toBe(1)
  for (const one of dialog.getAnimations()) one.play()
  expect(dialog.getBoundingClientRect().height).toBeLessThan(before + 200)
  expect((await settled(dialog)).height).toBe(before + 200)
})

test('on a phone, the retry button of a dialog that failed to load is as wide as the sheet', async () => {
  await page.viewport(390, 844)
  const { dialog } = drawDialog({
    layout: 'mobile',
    children: (
      <NotLoaded
        title="Connect a wallet"
        labels={labels}
        text="This didn’t load."
        retry="Try again"
        onClose={() => {}}
        onRetry={() => {}}
      />
    ),
  })
  const retry = dialog.querySelector('[data-testid=wd-retry]')
  // The sheet has a padding of 24 pixels on each side.
  expect(retry?.getBoundingClientRect().width).toBe(dialog.clientWidth - 48)
})
