import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DialogProps } from '../../../src/ui/dialog/Dialog'
import { DialogHeader } from '../../../src/ui/dialog/DialogHeader'
import { makeDecorative } from '../../../src/ui/dialog/makeDecorative'
import { drawDialog, labels } from './drawDialog'

/** Two steps. The second one has a back button. */
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

/** Renders the two steps. `goBack` makes Chromium's close watcher request closing, as Android's back gesture does. */
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
  'the back gesture returns to the first step of a sheet, then closes it (modal: %s), without a history entry',
  async (modal) => {
    const { closings, goBack } = drawPages({ layout: 'mobile', modal })
    const { length, state } = history
    await page.getByRole('button', { name: 'Deeper' }).click()
    await expect.element(heading('Second')).toBeVisible()
    await goBack()
    await expect.element(heading('First')).toBeVisible()
    expect(closings()).toBe(0)
    // Without a click in between, the browser does not let a page prevent closing.
    await goBack()
    await expect.poll(closings).toBe(1)
    expect(history).toMatchObject({ length, state })
  },
)

test('a back gesture while the previous step fades out closes the sheet', async () => {
  const { closings, dialog, goBack } = drawPages({ layout: 'mobile' })
  await page.getByRole('button', { name: 'Deeper' }).click()
  await expect.element(heading('Second')).toBeVisible()
  const content = dialog.querySelector('div')
  if (!content) throw new Error('the dialog has no content')
  const picture = document.importNode(content, true)
  content.append(picture)
  makeDecorative(picture)
  await goBack()
  await expect.element(heading('First')).toBeVisible()
  await goBack()
  await expect.poll(closings).toBe(1)
})

test('in any step, a close request closes a dialog that is not a sheet', async () => {
  const { closings, goBack } = drawPages({ layout: 'compact' })
  await page.getByRole('button', { name: 'Deeper' }).click()
  await expect.element(heading('Second')).toBeVisible()
  await goBack()
  await expect.poll(closings).toBe(1)
})
