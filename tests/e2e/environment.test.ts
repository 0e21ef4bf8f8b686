import { expect } from '@playwright/test'
import { faceNamed, faces } from '../fixtures/fonts/faces'
import { test } from '../fixtures/test'

/** Returns what a page can learn about the machine that its browser runs on. */
function readMachine(families: readonly string[]) {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('This browser has no canvas.')
  const widthIn = (family: string) => {
    pen.font = `100px ${family}`
    return pen.measureText('Connect wallet').width
  }
  return {
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: navigator.language,
    number: (1234.5).toLocaleString(),
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    density: devicePixelRatio,
    widths: Object.fromEntries(
      families.map((family) => [family, widthIn(family)]),
    ),
  }
}

test('a page sees the locale, time zone, screen and fonts of the test run', {
  tag: '@engines',
}, async ({ page, world }) => {
  await page.goto(`${world.host.url}/gallery`)
  const ours = Object.values(faces).map(({ family }) => family)
  const families = ['system-ui', 'sans-serif', ...ours]
  const { widths, ...rest } = await page.evaluate(readMachine, families)
  expect(rest).toEqual({
    timeZone: 'UTC',
    language: 'en-US',
    number: '1,234.5',
    isDark: false,
    isStill: false,
    density: 1,
  })
  // Browsers on other systems do not read fontconfig.
  if (process.platform !== 'linux') return
  const { family } = faces[faceNamed(process.env['WALLETDOCK_FACE'])]
  expect(widths['system-ui']).toBe(widths[family])
  expect(widths['sans-serif']).toBe(widths[family])
  // All fonts are installed, because a missing font would have the width of another one.
  const of = ours.map((family) => widths[family])
  expect(new Set(of).size).toBe(of.length)
})
