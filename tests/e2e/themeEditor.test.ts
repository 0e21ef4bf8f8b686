import { expect } from '@playwright/test'
import { defaultAccent, light } from '../../src/ui/theme/palettes'
import { test } from '../fixtures/test'
import { seesNoViolation } from './models/seesNoViolation'

const frame = 'iframe[title^="Preview"]'

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 360],
] as const)
  test(`the theme editor has no accessibility violation and scrolls in one direction: ${colorScheme}, ${width} px`, async ({
    page,
    pagesUrl,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${pagesUrl}/theme`)
    const inside = page.frameLocator(frame)
    await expect(inside.locator('dialog')).toBeVisible()
    const host = inside.locator('[data-walletdock]')
    await page.getByRole('button', { name: 'Midnight', exact: true }).click()
    await expect(page.getByRole('region', { name: 'CSS' })).toContainText(
      '--walletdock-surface',
    )
    await expect(host, 'checked').toHaveAttribute('style', /--wd-surface/)
    await seesNoViolation(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
  })

test('a look that is made with the keyboard is shown in every state, and is exported as code', async ({
  page,
  pagesUrl,
  expectedNoise,
}) => {
  // Walletdock logs its corrections.
  expectedNoise.push(
    /Walletdock: text #cccccc has/,
    // A colour that is half typed may be a valid one.
    /Walletdock: surface cannot be transparent: "#fdf6"/,
  )
  await page.goto(`${pagesUrl}/theme`)
  const dialog = page.frameLocator(frame).locator('dialog')
  await expect(dialog).toBeVisible()
  await page.getByLabel('Surface', { exact: true }).focus()
  await page.keyboard.type('#fdf')
  const picked = page.getByLabel('Surface, colour picker', { exact: true })
  await expect(picked).toHaveValue('#ffddff')
  await page.keyboard.type('6e')
  await expect(page.getByText('Not a colour')).toBeVisible()
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.keyboard.type('3')
  await expect(page.getByText('Not a colour')).toBeHidden()
  await expect(dialog).toHaveCSS('background-color', 'rgb(253, 246, 227)')
  await page.keyboard.press('Tab')
  await page.getByLabel('Text', { exact: true }).fill('#cccccc')
  await expect(page.getByText(/^Hard to read: shown as #/)).toBeVisible()
  const corners = page.getByLabel('Dialog corners', { exact: true })
  await corners.focus()
  await page.keyboard.press('Home')
  await expect(dialog).toHaveCSS('border-radius', '0px')
  const next = page.getByRole('button', { name: 'Next state' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('State', { exact: true })).not.toHaveValue(
    'connect list',
  )
  await expect(dialog).toBeVisible()
  await expect(next, 'no dialog takes the focus').toBeFocused()
  await expect(dialog).toHaveCSS('background-color', 'rgb(253, 246, 227)')
  const options = page.getByRole('region', { name: 'Options' })
  await expect(options).toContainText("surface: '#fdf6e3',")
  await expect(options).toContainText("dialogRadius: '0px',")
  await page.getByLabel('Theme', { exact: true }).selectOption('dark')
  await page.getByLabel('Surface', { exact: true }).fill('#002b36')
  await expect(dialog).toHaveCSS('background-color', 'rgb(0, 43, 54)')
  await expect(page.getByRole('region', { name: 'CSS' })).toContainText(
    '--walletdock-surface: light-dark(#fdf6e3, #002b36);',
  )
})

test('a picker shows the typed colour, in any notation, and every colour of a look can be typed', async ({
  page,
  pagesUrl,
}) => {
  await page.goto(`${pagesUrl}/theme`)
  const dialog = page.frameLocator(frame).locator('dialog')
  await expect(dialog).toBeVisible()
  const css = page.getByRole('region', { name: 'CSS' })
  for (const [label, property, value, picked] of [
    ['Surface', 'surface', 'rgb(255 254 252)', '#fffefc'],
    ['Danger surface', 'danger-surface', 'hsl(0, 0%, 100%)', '#ffffff'],
    ['Hovered surface', 'hover', 'oklch(1 0 0)', '#ffffff'],
    ['Field edge', 'edge', 'rebeccapurple', '#663399'],
    ['Success', 'success', 'rgb(0, 80, 40)', '#005028'],
    ['Caution', 'caution', '#530', '#553300'],
    ['Backdrop', 'backdrop', 'rgb(43 36 26 / .4)', '#2b241a'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).focus()
    await page.keyboard.type(value)
    const picker = page.getByLabel(`${label}, colour picker`, { exact: true })
    await expect(picker).toHaveValue(picked)
    await expect(css).toContainText(`--walletdock-${property}: ${value};`)
  }
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 254, 252)')
  // A picked colour keeps the transparency of the typed one.
  await page
    .getByLabel('Backdrop, colour picker', { exact: true })
    .evaluate((input) => {
      if (!(input instanceof HTMLInputElement)) return
      const { set } =
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ??
        {}
      set?.call(input, '#102030')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  await expect(css).toContainText('--walletdock-backdrop: #10203066;')
})

test('when the page opens, the whole dialog is in view, and every automatic colour is shown', async ({
  page,
  pagesUrl,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${pagesUrl}/theme`)
  const dialog = page.frameLocator(frame).locator('dialog')
  await expect(async () => {
    const { y = 0, height = 0 } = (await dialog.boundingBox()) ?? {}
    expect(height).toBeGreaterThan(400)
    expect(y + height).toBeLessThanOrEqual(800)
  }).toPass()
  const neutral = page.getByRole('button', { name: 'Neutral', exact: true })
  await expect(neutral).toHaveAttribute('aria-pressed', 'true')
  for (const [label, color] of [
    ['Accent', defaultAccent],
    ['Raised surface', light.raised],
    ['Captions', light.quiet],
  ] as const)
    await expect(
      page.getByLabel(`${label}, colour picker`, { exact: true }),
    ).toHaveValue(color)
  // The preview stays in view beside the controls.
  const last = page.getByLabel('Spacing', { exact: true })
  await last.scrollIntoViewIfNeeded()
  await expect(dialog).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Midnight', exact: true }).click()
  await expect(neutral).toHaveAttribute('aria-pressed', 'false')
})
