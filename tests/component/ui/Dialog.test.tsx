import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../../src/ui/Button'
import { DialogHeader } from '../../../src/ui/dialog/DialogHeader'
import { focusedElement } from '../../../src/ui/dialog/focus'
import { render } from '../../fixtures/pages/render'
import { drawDialog, labels, settled } from './drawDialog'
import { focusedText } from './focusedText'
import { scrollDown } from './scrollDown'

test('the dialog is labelled by its heading, which has the focus', async () => {
  const { dialog } = drawDialog()
  await expect
    .element(page.getByRole('dialog', { name: 'Switch network' }))
    .toBeVisible()
  expect(dialog.matches(':modal')).toBe(true)
  expect(focusedElement()?.textContent).toBe('Switch network')
})

test('Escape closes the dialog once, and the page does not receive the key', async () => {
  const heard: string[] = []
  const listen = (event: KeyboardEvent) => heard.push(event.key)
  document.addEventListener('keydown', listen, true)
  const { closings } = drawDialog()
  await userEvent.keyboard('{Escape}')
  document.removeEventListener('keydown', listen, true)
  expect(closings()).toBe(1)
  expect(heard).toEqual([])
})

test('Escape during text composition does not close the dialog', () => {
  const { closings } = drawDialog()
  window.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', isComposing: true }),
  )
  expect(closings()).toBe(0)
})

test('pressing the backdrop closes the dialog only on release [WCAG 2.5.2]', () => {
  const { dialog, closings } = drawDialog()
  dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  expect(closings()).toBe(0)
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(closings()).toBe(1)
})

test('a text selection that ends on the backdrop does not close the dialog', () => {
  const { dialog, closings } = drawDialog()
  dialog
    .querySelector('p')
    ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  // The browser dispatches the click on the common ancestor of both ends.
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(closings()).toBe(0)
})

test('closing returns the focus to its previous element, also in another shadow root [WCAG 2.4.3]', async () => {
  const { container } = render(<div />)
  const shadow = container.attachShadow({ mode: 'open' })
  const trigger = document.createElement('button')
  trigger.textContent = 'Open'
  shadow.append(trigger)
  trigger.focus()
  const { close } = drawDialog()
  expect(focusedElement()).not.toBe(trigger)
  close()
  expect(focusedElement()).toBe(trigger)
})

test('a new step moves the focus to its heading, and a re-render of the same step does not [WCAG 2.4.3]', async () => {
  const { draw } = drawDialog({ step: 'NONE' })
  const first = page.getByRole('button', { name: 'First' })
  await first.click()
  draw({ step: 'NONE' })
  await expect.poll(focusedText).toBe('First')
  draw({ step: 'GET' })
  await expect.poll(focusedText).toBe('Switch network')
})

test('a new step begins at its top, and Back returns to the position in the step before', async () => {
  await page.viewport(320, 256)
  const children = (name: string) => (
    <>
      <DialogHeader title={name} labels={labels} />
      <p style={{ height: 900 }}>{name}</p>
    </>
  )
  const { dialog, draw } = drawDialog({ step: 'list', children: children('A') })
  const show = (step: string) => draw({ step, children: children(step) })
  const content = dialog.firstElementChild
  if (!content) throw new Error('the dialog is empty')
  await scrollDown(content, 200)
  show('wallet')
  expect(content.scrollTop).toBe(0)
  await scrollDown(content, 100)
  show('list')
  expect(content.scrollTop).toBe(200)
  show('wallet')
  expect(content.scrollTop).toBe(0)
  await page.viewport(1280, 800)
})

test('if the focused button is removed, the heading gets the focus instead of the page', async () => {
  const header = <DialogHeader title="Switch network" labels={labels} />
  const { dialog, draw } = drawDialog({
    children: (
      <>
        {header}
        <Button>Pressed</Button>
      </>
    ),
  })
  dialog.querySelector<HTMLElement>('button:last-of-type')?.focus()
  await expect.poll(focusedText).toBe('Pressed')
  draw({ children: header })
  await expect.poll(focusedText).toBe('Switch network')
})

test('switching between modal and non-modal keeps the focus', async () => {
  const { container } = render(<button type="button">Trigger</button>)
  container.querySelector('button')?.focus()
  const { draw, dialog } = drawDialog()
  const first = page.getByRole('button', { name: 'First' })
  await first.click()
  const entrances = () =>
    dialog.getAnimations().filter((one) => one instanceof CSSAnimation)
  await Promise.all(entrances().map(({ finished }) => finished))
  draw({ modal: false })
  expect(entrances()).toEqual([])
  expect(dialog.matches(':modal')).toBe(false)
  await expect.poll(focusedText).toBe('First')
  draw({ modal: true })
  expect(dialog.matches(':modal')).toBe(true)
  await expect.poll(focusedText).toBe('First')
})

test('when the dialog becomes non-modal, its backdrop fades out without blocking the page', async () => {
  const { dialog, draw } = drawDialog()
  await settled(dialog)
  draw({ modal: false })
  const ghost = dialog.nextElementSibling
  if (!ghost?.matches('[popover][inert]')) throw new Error('Nothing fades.')
  for (const one of ghost.getAnimations({ subtree: true })) one.pause()
  const { opacity } = getComputedStyle(ghost, '::backdrop')
  expect(Number(opacity)).toBeGreaterThan(0.9)
  for (const one of ghost.getAnimations({ subtree: true })) one.finish()
  await expect.poll(() => ghost.isConnected).toBe(false)
  expect(dialog.open).toBe(true)
})

test('while the dialog is non-modal, it ignores an Escape outside it', async () => {
  const { container } = render(<input aria-label="Wallet" />)
  const { closings } = drawDialog({ modal: false })
  container.querySelector('input')?.focus()
  await userEvent.keyboard('{Escape}')
  expect(closings()).toBe(0)
  await page.getByRole('button', { name: 'First' }).click()
  await userEvent.keyboard('{Escape}')
  expect(closings()).toBe(1)
})

test('closing hides the dialog at once, and removes it soon', async () => {
  const { dialog, island, close } = drawDialog()
  close()
  expect(dialog.open).toBe(false)
  expect(dialog.matches('[inert][aria-hidden=true]')).toBe(true)
  expect(page.getByRole('dialog').query()).toBeNull()
  await expect.poll(() => island.host.isConnected).toBe(false)
})
