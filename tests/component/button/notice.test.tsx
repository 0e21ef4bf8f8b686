import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { states } from '../../fixtures/states/buttonStates'
import { drawButton } from './drawButton'

afterEach(() => page.viewport(1280, 800))

const withNotice = {
  ...states['with a notice'],
  accountStatus: 'avatar',
} as const

/** The notice of a button that stands in a box with these styles. */
async function drawNotice(styles: string) {
  const { host, root } = await drawButton({
    ...withNotice,
    chainStatus: 'none',
  })
  const place = host.parentElement
  if (!place) throw new Error('the button is on no page')
  place.style.cssText = styles
  await expect.poll(() => root.querySelector('[part=notice]')).toBeTruthy()
  dispatchEvent(new Event('resize'))
  const box = () =>
    root.querySelector('[part=notice]')?.getBoundingClientRect() ??
    new DOMRect()
  return { box, host, place, root }
}

test.each([
  ['in the middle of a phone', 'text-align:center'],
  ['at the bottom', 'position:fixed;bottom:0;left:0;right:0'],
  ['at the bottom end', 'position:fixed;bottom:0;right:0'],
  ['beside the edge', 'position:fixed;top:0;left:-20px'],
  [
    'in a bar that cuts what does not fit',
    'position:fixed;top:0;overflow:hidden;height:56px',
  ],
])('the notice of a button %s is seen whole', async (_, styles) => {
  await page.viewport(390, 760)
  const { box, host, root } = await drawNotice(styles)
  const { left, top, right, bottom, width } = box()
  expect(width).toBeGreaterThan(150)
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(390)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(760)
  const button = host.getBoundingClientRect()
  expect(top >= button.bottom || bottom <= button.top).toBe(true)
  // Nothing lies over it.
  for (const [x, y] of [
    [left + 4, top + 20],
    [right - 4, bottom - 20],
  ] as const) {
    const hit = root.elementFromPoint(x, y)
    expect(hit?.closest('[part=notice]')).toBeTruthy()
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('a notice follows its button when the page scrolls or gets longer', async () => {
  const { box, host, place } = await drawNotice(
    'margin-top:300px;height:3000px',
  )
  const distance = () => box().top - host.getBoundingClientRect().bottom
  await expect.poll(distance).toBe(8)
  place.ownerDocument.documentElement.scrollTop = 120
  await expect.poll(() => host.getBoundingClientRect().top).toBeLessThan(250)
  await expect.poll(distance).toBe(8)
  const banner = document.createElement('div')
  banner.style.height = '90px'
  document.body.prepend(banner)
  onTestFinished(() => banner.remove())
  await expect.poll(distance).toBe(8)
})
