import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { connectStates } from '../../fixtures/states/connectStates'
import { findViolations } from '../ui/findViolations'
import { drawConnect } from './drawConnect'

afterEach(() => page.viewport(1280, 800))

const desktopStates = Object.keys(connectStates)
const phoneStates = ['list', 'get', 'asking', 'scan', 'failed', 'not installed']
/** The requirement that each state covers. */
const ids: Readonly<Record<string, string>> = {
  list: ' [2.9]',
  learn: ' [2.10]',
  scan: ' [2.12]',
  'all download options': ' [2.13]',
  'extension instructions': ' [2.15]',
  'desktop instructions': ' [2.16]',
  'phone instructions': ' [2.17]',
  'not installed': ' [2.18]',
}
const phoneIds: Readonly<Record<string, string>> = {
  ...ids,
  get: ' [2.21]',
  asking: ' [2.22]',
  failed: ' [2.22]',
}
const cases = (['light', 'dark'] as const).flatMap((theme) => [
  ...desktopStates
    .filter((name) => name !== 'learn')
    .map((name) => [name, 'wide', theme, ids[name] ?? ''] as const),
  ...desktopStates.map(
    (name) => [name, 'compact', theme, ids[name] ?? ''] as const,
  ),
  ...phoneStates.map(
    (name) => [name, 'mobile', theme, phoneIds[name] ?? ''] as const,
  ),
])

test.each(cases)(
  '“%s” in %s and %s is accessible, has a title and fits its dialog%s',
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
