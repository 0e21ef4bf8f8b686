import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { connectStates } from '../../fixtures/states/connectStates'
import { findViolations } from '../ui/findViolations'
import { drawConnect } from './drawConnect'

afterEach(() => page.viewport(1280, 800))

const desktopStates = Object.keys(connectStates)
const phoneStates = ['list', 'get', 'asking', 'scan', 'failed', 'not installed']
const cases = (['light', 'dark'] as const).flatMap((theme) => [
  ...desktopStates
    .filter((name) => name !== 'learn')
    .map((name) => [name, 'wide', theme] as const),
  ...desktopStates.map((name) => [name, 'compact', theme] as const),
  ...phoneStates.map((name) => [name, 'mobile', theme] as const),
])

test.each(cases)(
  '“%s” in %s and %s is accessible, has a title and fits its dialog',
  async (name, layout, theme) => {
    if (layout === 'mobile') await page.viewport(320, 640)
    const { dialog } = drawConnect(layout, connectStates[name], {}, theme)
    await expect
      .poll(() => dialog.querySelectorAll('button, a').length)
      .toBeGreaterThan(layout === 'wide' ? 6 : 0)
    expect(dialog.querySelectorAll('#wd-title')).toHaveLength(1)
    expect(dialog.querySelector('#wd-title')?.textContent).not.toBe('')
    const { scrollWidth, clientWidth } = dialog
    expect(scrollWidth).toBe(clientWidth)
    expect(await findViolations(dialog)).toEqual([])
  },
)
