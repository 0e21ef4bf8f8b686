import { afterEach, expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type { DialogProps } from '../../../src/ui/dialog/Dialog'
import { DialogHeader } from '../../../src/ui/dialog/DialogHeader'
import { DialogSkeleton } from '../../../src/ui/dialog/DialogSkeleton'
import { drawDialog } from './drawDialog'

const labels = { back: 'Back', close: 'Close' }

const tall = (height: number) => (
  <>
    <DialogHeader title="Tall" labels={labels} />
    <div style={{ height }} />
  </>
)

const settled = async (dialog: Element) => {
  await Promise.all(dialog.getAnimations().map((one) => one.finished))
  return dialog.getBoundingClientRect()
}

afterEach(() => page.viewport(1280, 800))

test.each([
  ['connect', 'wide', 720, 504],
  ['connect', 'compact', 368, 468],
  ['account', 'wide', 360, 728],
  ['network', 'compact', 360, 728],
] as const)(
  'the %s dialog in %s is %i wide and at most %i high',
  async (name, layout, width, height) => {
    const { dialog } = drawDialog({ name, layout, children: tall(2000) })
    const box = await settled(dialog)
    expect(box.width).toBe(width)
    expect(box.height).toBe(height)
    expect(Math.round(box.left + box.right)).toBe(innerWidth)
    expect(Math.round(box.top + box.bottom)).toBe(innerHeight)
  },
)

test('in a tall window, the account dialog uses up to 72 % of the height', async () => {
  await page.viewport(820, 1180)
  const { dialog } = drawDialog({ name: 'account', children: tall(2000) })
  const { bottom, height, top } = await settled(dialog)
  expect(height).toBeCloseTo(0.72 * 1180, 1)
  expect(top + bottom).toBeCloseTo(1180, 1)
})

test.each(['connect', 'account', 'network'] as const)(
  'the skeleton of the %s dialog fits without scrolling',
  async (name) => {
    const { dialog } = drawDialog({
      name,
      layout: 'wide',
      children: (
        <DialogSkeleton
          name={name}
          layout="wide"
          title="Tall"
          labels={labels}
        />
      ),
    })
    const { height } = await settled(dialog)
    const content = dialog.firstElementChild
    expect(content?.firstElementChild?.ariaBusy).toBe('true')
    expect(content?.scrollHeight).toBe(content?.clientHeight)
    expect(height).toBe((content?.clientHeight ?? 0) + 2)
  },
)

test('the radius of the dialog is limited if the host sets very round buttons', async () => {
  document.body.style.setProperty('--walletdock-radius', '999px')
  const { dialog } = drawDialog({ children: tall(200) })
  const { borderRadius } = getComputedStyle(dialog)
  document.body.style.removeProperty('--walletdock-radius')
  expect(borderRadius).toBe('28px')
})

test.each(['connect', 'account'] as const)(
  'the %s dialog fills a small window without overflowing it',
  async (name) => {
    await page.viewport(320, 400)
    const { dialog } = drawDialog({
      name,
      layout: 'compact',
      children: tall(2000),
    })
    const box = await settled(dialog)
    expect(box.width).toBe(304)
    expect(box.height).toBe(384)
    expect(document.documentElement.scrollWidth).toBe(320)
  },
)

test('on a phone, the dialog is a sheet at the bottom [2.20]', async () => {
  await page.viewport(390, 700)
  const { dialog } = drawDialog({ layout: 'mobile', children: tall(300) })
  const box = await settled(dialog)
  expect(box.left).toBe(0)
  expect(box.width).toBe(390)
  expect(box.bottom).toBe(700)
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

const pull = async (
  dialog: Element,
  distance: number,
  props: Partial<DialogProps>,
  heldMs = 0,
) => {
  const grip = dialog.querySelector('h1')
  const at = (type: string, clientY: number, timeStamp = 0) => {
    const init = { bubbles: true, composed: true, clientY }
    return Object.defineProperty(new PointerEvent(type, init), 'timeStamp', {
      value: timeStamp,
    })
  }
  expect(props.layout).toBeDefined()
  grip?.dispatchEvent(at('pointerdown', 100))
  window.dispatchEvent(at('pointermove', 100 + distance))
  const { top } = dialog.getBoundingClientRect()
  window.dispatchEvent(at('pointerup', 100 + distance, heldMs))
  return top
}

test('the sheet follows the finger down, and closes when it is dragged far', async () => {
  await page.viewport(390, 700)
  const props = { layout: 'mobile', children: tall(300) } as const
  const { dialog, closings } = drawDialog(props)
  const { top } = await settled(dialog)
  expect(await pull(dialog, 150, props)).toBe(top + 150)
  expect(closings()).toBe(1)
})

test('the sheet springs back when it is released, and its shadow covers the overshoot', async () => {
  await page.viewport(390, 700)
  const props = { layout: 'mobile', children: tall(300) } as const
  const { dialog } = drawDialog(props)
  const { top } = await settled(dialog)
  await pull(dialog, 100, props, 250)
  const [back] = dialog.getAnimations()
  back?.pause()
  // Measure the highest overshoot of the animation.
  const tops = Array.from({ length: 24 }, (_, at) => {
    if (back) back.currentTime = at * 10
    return dialog.getBoundingClientRect().top - top
  })
  const over = Math.min(...tops)
  expect(over).toBeLessThan(-0.3)
  const shadow = getComputedStyle(dialog).boxShadow
  expect(shadow).toContain('0px 32px 0px 0px')
  expect(over).toBeGreaterThan(-32)
  back?.play()
  expect((await settled(dialog)).top).toBe(top)
})

test.each([
  ['a visitor who prefers reduced motion', 'reduce', undefined],
  ['a page that sets reduced motion', '', 'reduced'],
] as const)(
  'for %s, a released sheet returns without an animation [WCAG 2.2.2]',
  async (_, value, motion) => {
    const emulate = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-reduced-motion', value }],
      })
    await emulate(value)
    onTestFinished(async () => void (await emulate('')))
    await page.viewport(390, 700)
    const props = { layout: 'mobile', children: tall(300) } as const
    const { dialog } = drawDialog(props, { look: { motion } })
    await expect.poll(() => dialog.getAnimations()).toEqual([])
    const { top } = dialog.getBoundingClientRect()
    expect(await pull(dialog, 100, props, 250)).toBe(top + 100)
    expect(dialog.getAnimations()).toEqual([])
    expect(dialog.getBoundingClientRect().top).toBe(top)
  },
)

test('the sheet does not follow the finger up', async () => {
  await page.viewport(390, 700)
  const props = { layout: 'mobile', children: tall(300) } as const
  const { dialog, closings } = drawDialog(props)
  const { top } = await settled(dialog)
  expect(await pull(dialog, -150, props)).toBe(top)
  expect(closings()).toBe(0)
  await userEvent.keyboard('{Escape}')
})

test('on a desktop, dragging does not move the dialog', async () => {
  const props = { layout: 'compact', children: tall(300) } as const
  const { dialog, closings } = drawDialog(props)
  const { top } = await settled(dialog)
  expect(await pull(dialog, 150, props)).toBe(top)
  expect(closings()).toBe(0)
})
