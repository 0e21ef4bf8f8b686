import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as ready from '../../../src/kit/themes'
import { Button } from '../../../src/ui/Button'
import type { Look } from '../../../src/ui/theme/Appearance'
import { hostProperty } from '../../../src/ui/theme/customProperties'
import { rgbOf } from '../../fixtures/pages/rgbOf'
import { takeConsole } from '../../fixtures/pages/takeConsole'
import { states } from '../../fixtures/states/buttonStates'
import { drawButton } from '../button/drawButton'
import { drawDialog } from '../ui/drawDialog'

/** Sets custom properties on the page for one test. */
function dress(properties: Readonly<Record<string, string>>) {
  const { style } = document.documentElement
  for (const [name, value] of Object.entries(properties))
    style.setProperty(name, value)
  onTestFinished(() => {
    for (const name of Object.keys(properties)) style.removeProperty(name)
  })
}

const drawLook = (look: Look) => drawDialog({}, { look })

test('custom properties of the host’s stylesheet reach the dialog in its shadow root', async () => {
  dress({
    '--walletdock-surface': 'oklch(0.2 0.03 260)',
    '--walletdock-dialog-radius': '3px',
    '--walletdock-shadow': 'none',
    '--walletdock-backdrop': 'rgb(0 0 40 / .7)',
    '--walletdock-spacing': '1.25',
  })
  const { dialog, island } = drawDialog()
  const header = dialog.querySelector('[data-grip]') ?? dialog
  await expect.poll(() => getComputedStyle(header).minHeight).toBe('80px')
  const { borderRadius, boxShadow, color, colorScheme } =
    getComputedStyle(dialog)
  expect({ borderRadius, boxShadow }).toEqual({
    borderRadius: '3px',
    boxShadow: 'none',
  })
  // A dark surface switches to the dark colours, although the theme is light.
  expect(colorScheme).toBe('dark')
  expect(Math.min(...rgbOf(color))).toBeGreaterThan(200)
  const behind = getComputedStyle(dialog, '::backdrop').backgroundColor
  expect(behind).toBe('rgba(0, 0, 40, 0.7)')
  expect(island.host.isConnected).toBe(true)
})

test('the look option sets colours and radii in the light and the dark theme', async () => {
  const look: Look = {
    surface: 'light-dark(#fffaf0, #101820)',
    text: '#5a3d2b',
    radius: '2px',
    dialogRadius: '30px',
  }
  const day = drawLook(look).dialog
  expect(getComputedStyle(day).backgroundColor).toBe('rgb(255, 250, 240)')
  expect(getComputedStyle(day).borderRadius).toBe('30px')
  const night = drawDialog({}, { look, theme: 'dark' }).dialog
  await expect
    .poll(() => getComputedStyle(night).color)
    .not.toBe('rgb(90, 61, 43)')
  expect(getComputedStyle(night).backgroundColor).toBe('rgb(16, 24, 32)')
  expect(takeConsole()).toEqual([
    expect.stringMatching(/text #5a3d2b has .*, but needs 4.5:1/),
  ])
})

test('a look with unreadable colours is corrected, invalid values are ignored, and each problem is logged once', async () => {
  const look = {
    surface: '#fff',
    text: '#bbb',
    danger: 'salt',
    shadow: 'pepper',
    spacing: '9',
    sruface: '#000',
  }
  const { dialog } = drawLook(look)
  await expect
    .poll(() => Math.max(...rgbOf(getComputedStyle(dialog).color)))
    .toBeLessThan(120)
  expect(getComputedStyle(dialog).boxShadow).toContain('64px')
  drawLook(look)
  const wrong = drawLook({ surface: '#f' }).dialog
  await expect
    .poll(() => getComputedStyle(wrong).backgroundColor)
    .toBe('rgb(255, 255, 255)')
  expect(takeConsole()).toEqual([
    expect.stringContaining('`look` has no part "sruface"'),
    expect.stringContaining('shadow cannot be "pepper"'),
    expect.stringContaining('spacing cannot be "9"'),
    expect.stringContaining('danger is not a colour: "salt"'),
    expect.stringContaining('text #bbbbbb has'),
    expect.stringContaining('surface is not a colour: "#f"'),
  ])
})

test('when the page changes a colour, the button changes as well', async () => {
  dress({ '--walletdock-surface': '#ffffff' })
  await drawButton(states.connected)
  const account = page.getByRole('button', { name: /Account/ })
  await expect.element(account).toBeVisible()
  const { style } = document.documentElement
  const look = () => getComputedStyle(account.element())
  await vi.waitFor(() =>
    expect(look().backgroundColor).toBe('rgb(255, 255, 255)'),
  )
  style.setProperty('--walletdock-surface', '#0b1020')
  await vi.waitFor(() =>
    expect(Math.min(...rgbOf(look().color))).toBeGreaterThan(200),
  )
  await vi.waitFor(() => expect(look().backgroundColor).toBe('rgb(11, 16, 32)'))
})

test('the look sets the text colour on the accent', async () => {
  const { dialog } = drawDialog(
    { children: <Button tone="primary">Go on</Button> },
    { look: { accent: '#004d40', onAccent: '#e0f2f1' } },
  )
  const button = dialog.querySelector('button') ?? dialog
  await expect
    .poll(() => getComputedStyle(button).color)
    .toBe('rgb(224, 242, 241)')
  expect(getComputedStyle(button).backgroundColor).toBe('rgb(0, 77, 64)')
})

test('the button and the dialog use the page’s font, unless the host sets one', async () => {
  const { style } = document.body
  style.fontFamily = 'Georgia, serif'
  onTestFinished(() => void style.removeProperty('font-family'))
  const { host } = await drawButton(states.disconnected)
  const button = page.getByRole('button', { name: 'Connect wallet' }).element()
  expect(getComputedStyle(button).fontFamily).toBe('Georgia, serif')
  const { dialog } = drawDialog({}, { like: host })
  expect(getComputedStyle(dialog).fontFamily).toBe('Georgia, serif')
  const named = drawLook({ font: 'monospace' }).dialog
  expect(getComputedStyle(named).fontFamily).toBe('monospace')
})

test('an invalid `font-family` is ignored and logs a warning', async () => {
  const { dialog } = drawLook({ font: '16px Inter' })
  const heading = dialog.querySelector('h1') ?? dialog
  await expect.poll(() => getComputedStyle(heading).fontSize).toBe('18px')
  expect(takeConsole()).toEqual([
    expect.stringContaining('font cannot be "16px Inter"'),
  ])
})

test.each(Object.entries(ready))(
  'every value of the ready-made theme %s is valid',
  (_, look) => {
    const { host } = drawDialog({}, { look }).island
    // An invalid value would be ignored, and its property missing.
    const missing = Object.keys(look).filter(
      (name) => !getComputedStyle(host).getPropertyValue(hostProperty(name)),
    )
    expect(missing).toEqual([])
    expect(takeConsole()).toEqual([])
  },
)
