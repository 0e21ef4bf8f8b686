import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { NotLoaded } from '../../../src/ui/dialog/NotLoaded'
import { drawDialog } from './drawDialog'

test('on a phone, the retry button of a dialog that failed to load is as wide as the sheet', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  const { dialog } = drawDialog({
    layout: 'mobile',
    children: (
      <NotLoaded
        title="Connect a wallet"
        labels={{ back: 'Back', close: 'Close' }}
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
