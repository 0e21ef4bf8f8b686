import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DialogProps } from '../../../src/ui/dialog/Dialog'
import { DialogHeader } from '../../../src/ui/dialog/DialogHeader'
import { hidePicture } from '../../../src/ui/dialog/hidePicture'
import { drawDialog } from './drawDialog'

const labels = { back: 'Back', close: 'Close' }

/** Two pages, the second of which leads back to the first. */
function Pages() {
  const [isDeep, setDeep] = useState(false)
  return (
    <>
      <DialogHeader
        title={isDeep ? 'Second' : 'First'}
        labels={labels}
        onBack={isDeep ? () => setDeep(false) : undefined}
      />
      <button type="button" onClick={() => setDeep(true)}>
        Deeper
      </button>
    </>
  )
}

/** Draws the two pages, and has the system ask for closing as Android's back gesture does: by Chromium's close watcher. */
function drawPages(props: Partial<DialogProps>) {
  const leaveKey = new AbortController()
  addEventListener('keydown', (event) => event.stopImmediatePropagation(), {
    capture: true,
    signal: leaveKey.signal,
  })
  onTestFinished(() => leaveKey.abort())
  const drawn = drawDialog({ ...props, children: <Pages /> })
  return { ...drawn, goBack: () => userEvent.keyboard('{Escape}') }
}

const heading = (name: string) => page.getByRole('heading', { name })

test.each([true, false])(
  'the back gesture leaves a page of a sheet, then the sheet (modal: %s), and the page’s history as it was',
  async (modal) => {
    const { closings, goBack } = drawPages({ layout: 'mobile', modal })
    const { length, state } = history
    await page.getByRole('button', { name: 'Deeper' }).click()
    await expect.element(heading('Second')).toBeVisible()
    await goBack()
    await expect.element(heading('First')).toBeVisible()
    expect(closings()).toBe(0)
    // Nothing was pressed in between: the browser lets no page hold this one up.
    await goBack()
    await expect.poll(closings).toBe(1)
    expect(history).toMatchObject({ length, state })
  },
)

test('a gesture while the page before is still leaving closes the sheet', async () => {
  const { closings, dialog, goBack } = drawPages({ layout: 'mobile' })
  await page.getByRole('button', { name: 'Deeper' }).click()
  await expect.element(heading('Second')).toBeVisible()
  const content = dialog.querySelector('div')
  if (!content) throw new Error('the dialog has no content')
  const picture = document.importNode(content, true)
  content.append(picture)
  hidePicture(picture)
  await goBack()
  await expect.element(heading('First')).toBeVisible()
  await goBack()
  await expect.poll(closings).toBe(1)
})

test('elsewhere such a request closes the dialog from any page', async () => {
  const { closings, goBack } = drawPages({ layout: 'compact' })
  await page.getByRole('button', { name: 'Deeper' }).click()
  await expect.element(heading('Second')).toBeVisible()
  await goBack()
  await expect.poll(closings).toBe(1)
})
