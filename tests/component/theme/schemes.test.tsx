import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Theme } from '../../../src/ui/theme/Appearance'
import { states } from '../../fixtures/states/buttonStates'
import { drawButton } from '../button/drawButton'
import { drawDialog } from '../ui/drawDialog'
import { emulateMedia } from '../ui/emulateMedia'

const paper = 'rgb(255, 255, 255)'
const charcoal = 'rgb(28, 28, 28)'

test.each([
  ['auto', 'light', paper],
  ['auto', 'dark', charcoal],
  ['light', 'dark', paper],
  ['dark', 'light', charcoal],
] as const)(
  'theme %s on a %s system has the matching surface',
  async (theme: Theme, system, surface) => {
    await emulateMedia('prefers-color-scheme', system)
    const { dialog } = drawDialog({}, { theme })
    expect(getComputedStyle(dialog).backgroundColor).toBe(surface)
  },
)

test.each([
  ['a visitor who prefers reduced motion', 'reduce', {}, ['fade']],
  ['a page that sets reduced motion', '', { motion: 'reduced' }, []],
] as const)(
  'for %s, the dialog does not move [WCAG 2.2.2]',
  async (_, value, look, moves) => {
    await emulateMedia('prefers-reduced-motion', value)
    const { dialog } = drawDialog({}, { look })
    await expect.poll(() => dialog.getAnimations()).toHaveLength(moves.length)
    const moved = dialog
      .getAnimations()
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
      )
      .filter((frame) => 'transform' in frame || 'height' in frame)
    expect(moved).toEqual([])
  },
)

test('in forced colours, the account button has a visible border [WCAG 1.4.11]', async () => {
  await emulateMedia('forced-colors', 'active')
  await drawButton(states.connected)
  const account = page.getByRole('button', { name: /Account/ })
  await expect.element(account).toBeVisible()
  const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(
    account.element(),
  )
  expect(borderTopWidth).toBe('1px')
  expect(borderTopColor).not.toBe(backgroundColor)
})
