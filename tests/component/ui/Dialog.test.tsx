import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../../src/ui/Button'
import { DialogHeader } from '../../../src/ui/dialog/DialogHeader'
import { focusedElement } from '../../../src/ui/dialog/focusedElement'
import { render } from '../../fixtures/pages/render'
import { drawDialog } from './drawDialog'
import { focusedText } from './focusedText'

const labels = { back: 'Back', close: 'Close' }

test('the dialog is named by its heading, and the heading has the focus', async () => {
  const { dialog } = drawDialog()
  await expect
    .element(page.getByRole('dialog', { name: 'Switch network' }))
    .toBeVisible()
  expect(dialog.matches(':modal')).toBe(true)
  expect(focusedElement()?.textContent).toBe('Switch network')
})

test('Escape closes it, once, and the page does not hear the key', async () => {
  const heard: string[] = []
  const listen = (event: KeyboardEvent) => heard.push(event.key)
  document.addEventListener('keydown', listen, true)
  const { closings } = drawDialog()
  await userEvent.keyboard('{Escape}')
  document.removeEventListener('keydown', listen, true)
  expect(closings()).toBe(1)
  expect(heard).toEqual([])
})

test('Escape that ends the typing of a character closes nothing', () => {
  const { closings } = drawDialog()
  window.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', isComposing: true }),
  )
  expect(closings()).toBe(0)
})

test('the back gesture of a phone closes it', () => {
  const { dialog, closings } = drawDialog()
  const gesture = new Event('cancel', { cancelable: true })
  dialog.dispatchEvent(gesture)
  expect(closings()).toBe(1)
  expect(gesture.defaultPrevented).toBe(true)
})

test('a click on the backdrop closes it', async () => {
  const { closings } = drawDialog()
  await userEvent.click(document.documentElement, {
    position: { x: 8, y: 8 },
    force: true,
  })
  expect(closings()).toBe(1)
})

test('pressing the backdrop is not yet a click [WCAG 2.5.2]', () => {
  const { dialog, closings } = drawDialog()
  dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  expect(closings()).toBe(0)
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(closings()).toBe(1)
})

test('a text selection that ends on the backdrop closes nothing', () => {
  const { dialog, closings } = drawDialog()
  dialog
    .querySelector('p')
    ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  // The browser sends the click to what both ends have in common.
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(closings()).toBe(0)
})

test('a click inside closes nothing', async () => {
  const { closings } = drawDialog()
  await page.getByText('Some words to select.').click()
  expect(closings()).toBe(0)
})

test('the focus returns to what had it, also inside another shadow root [WCAG 2.4.3]', async () => {
  const { container } = render(<div />)
  const shadow = container.attachShadow({ mode: 'open' })
  const opener = document.createElement('button')
  opener.textContent = 'Open'
  shadow.append(opener)
  opener.focus()
  const { close } = drawDialog()
  expect(focusedElement()).not.toBe(opener)
  close()
  expect(focusedElement()).toBe(opener)
})

test('when connecting has replaced the opener, its successor gets the focus', async () => {
  const { container } = render(<div />)
  const shadow = container.attachShadow({ mode: 'open' })
  const opener = document.createElement('button')
  shadow.append(opener)
  opener.focus()
  const { close } = drawDialog()
  const successor = document.createElement('button')
  opener.replaceWith(successor)
  close()
  await expect.poll(() => focusedElement()).toBe(successor)
})

test('a new step moves the focus to its heading, the same step leaves it [WCAG 2.4.3]', async () => {
  const { draw } = drawDialog({ step: 'NONE' })
  const first = page.getByRole('button', { name: 'First' })
  await first.click()
  draw({ step: 'NONE' })
  await expect.poll(focusedText).toBe('First')
  draw({ step: 'GET' })
  await expect.poll(focusedText).toBe('Switch network')
})

test('when the button that was pressed goes away, the heading has the focus, not the page below', async () => {
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

test('giving the page to a wallet and taking it back moves no focus', async () => {
  const { container } = render(<button type="button">Opener</button>)
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

test('giving the page to a wallet takes no backdrop away at once: it fades, and nothing below is held', async () => {
  const { dialog, draw } = drawDialog()
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
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

test('while a wallet has the page, its Escape is its own', async () => {
  const { container } = render(<input aria-label="Wallet" />)
  const { closings } = drawDialog({ modal: false })
  container.querySelector('input')?.focus()
  await userEvent.keyboard('{Escape}')
  expect(closings()).toBe(0)
  await page.getByRole('button', { name: 'First' }).click()
  await userEvent.keyboard('{Escape}')
  expect(closings()).toBe(1)
})

test('it is closed at once, and gone soon', async () => {
  const { dialog, island, close } = drawDialog()
  close()
  expect(dialog.open).toBe(false)
  expect(dialog.matches('[inert][aria-hidden=true]')).toBe(true)
  expect(page.getByRole('dialog').query()).toBeNull()
  await expect.poll(() => island.host.isConnected).toBe(false)
})
