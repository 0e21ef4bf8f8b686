import { expect, onTestFinished, test } from 'vitest'
import { Button } from '../../../src/ui/Button'
import type { Appearance } from '../../../src/ui/theme/Appearance'
import type { Rgb } from '../../../src/ui/theme/contrast'
import { rgbOf } from '../../fixtures/pages/rgbOf'
import { takeConsole } from '../../fixtures/pages/takeConsole'
import { drawDialog } from '../ui/drawDialog'
import { emulateMedia } from '../ui/emulateMedia'

/** Adds a stylesheet to the page for one test. */
function addSheet(css: string) {
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = css
  onTestFinished(() => {
    sheet.remove()
    document.documentElement.removeAttribute('class')
  })
}

/** Renders a button in the accent colour. Returns a function that reads its colour. */
function drawAccent(appearance: Appearance = {}) {
  const { dialog } = drawDialog(
    { children: <Button tone="primary">Go on</Button> },
    appearance,
  )
  const button = dialog.querySelector('button') ?? dialog
  return () => rgbOf(getComputedStyle(button).backgroundColor)
}

/** Waits until the check of the look has loaded and run. */
async function checked() {
  await import('../../../src/ui/theme/look/checkLook')
  await new Promise(requestAnimationFrame)
}

/** Allows a difference of 2 per channel, because colour spaces round differently. */
function expectNear(color: Rgb, expected: Rgb) {
  const off = color.map((channel, at) =>
    Math.abs(channel - (expected[at] ?? 0)),
  )
  expect(Math.max(...off), `${color} for ${expected}`).toBeLessThanOrEqual(2)
}

/** Opaque colours in each notation of CSS, and the sRGB values that browsers compute. */
const colors = [
  ['rebeccapurple', [102, 51, 153]],
  ['hsl(120 100% 25%)', [0, 128, 0]],
  ['oklch(0.5 0.18 140)', [12, 121, 0]],
  ['lab(40 50 20)', [168, 49, 65]],
  ['color(display-p3 0.4 0.2 0.8)', [110, 47, 212]],
  ['color-mix(in srgb, #f00, #00f)', [128, 0, 128]],
  ['light-dark(#3f6b2f, #c8f5a8)', [63, 107, 47]],
  ['var(--brand)', [12, 121, 0]],
] as const

test.each([
  ...colors.map(([value, rgb]) => [value, 'a stylesheet', {}, rgb] as const),
  [
    'oklch(0.5 0.18 140)',
    'the option',
    { accent: 'oklch(0.5 0.18 140)' },
    [12, 121, 0],
  ],
  [
    'var(--brand)',
    'the look',
    { look: { accent: 'var(--brand)' } },
    [12, 121, 0],
  ],
] as const)(
  'the accent %s from %s is shown from the first frame, and does not change after the check',
  async (value, way, appearance, rgb) => {
    addSheet(
      `:root{--brand:oklch(0.5 0.18 140);${way === 'a stylesheet' ? `--walletdock-accent:${value}` : ''}}`,
    )
    const color = drawAccent(appearance)
    expectNear(color(), rgb)
    await checked()
    expectNear(color(), rgb)
  },
)

test.each(['#3f6b2f', 'oklch(0.5 0.18 140)'])(
  'the accent %s from a stylesheet follows a class of the page',
  async (value) => {
    addSheet(
      `:root{--walletdock-accent:${value}}.dark{--walletdock-accent:#d6336c}`,
    )
    const color = drawAccent()
    const before = color()
    await checked()
    document.documentElement.classList.add('dark')
    await expect.poll(color).toEqual([214, 51, 108])
    document.documentElement.classList.remove('dark')
    await expect.poll(color).toEqual(before)
  },
)

test('an accent option that refers to a custom property follows that property', async () => {
  addSheet(':root{--brand:#3f6b2f}.dark{--brand:#d6336c}')
  const color = drawAccent({ accent: 'var(--brand)' })
  expect(color()).toEqual([63, 107, 47])
  await checked()
  document.documentElement.classList.add('dark')
  await expect.poll(color).toEqual([214, 51, 108])
})

test('an accent with light-dark() follows the visitor’s system and the theme', async () => {
  await emulateMedia('prefers-color-scheme', 'dark')
  const accent = 'light-dark(#3f6b2f, #c8f5a8)'
  expect(drawAccent({ accent, theme: 'light' })()).toEqual([63, 107, 47])
  const color = drawAccent({ accent, theme: 'auto' })
  expect(color()).toEqual([200, 245, 168])
  await checked()
  await emulateMedia('prefers-color-scheme', 'light')
  await expect.poll(color).toEqual([63, 107, 47])
})

test.each([
  ['the option', { accent: 'salty' }, ''],
  ['a stylesheet', {}, ':root{--walletdock-accent:"salty"}'],
])(
  'an invalid accent from %s falls back to the default colour and logs a warning',
  async (_, appearance, css) => {
    addSheet(css)
    const color = drawAccent(appearance)
    expect(color()).toEqual([58, 87, 232])
    await expect
      .poll(takeConsole)
      .toEqual([expect.stringContaining('accent is not a colour')])
    expect(color()).toEqual([58, 87, 232])
  },
)
