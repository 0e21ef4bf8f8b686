import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focusedElement } from '../../../src/ui/dialog/focus'
import { drawDialog } from './drawDialog'
import { focusedText } from './focusedText'

/** Opens a panel of the host with a handwritten focus trap, which closes on any event outside. */
function hostPanel(native: boolean) {
  const panel = document.createElement(native ? 'dialog' : 'div')
  const trigger = document.createElement('button')
  trigger.textContent = 'Pay with a wallet'
  panel.append(trigger)
  document.body.append(panel)
  if (panel instanceof HTMLDialogElement) panel.showModal()
  let closings = 0
  const end = new AbortController()
  const outside = (event: Event) => !event.composedPath().includes(panel)
  const listen = (type: string, answer: (event: Event) => void) =>
    document.addEventListener(type, answer, { signal: end.signal })
  listen('focusin', (event) => outside(event) && trigger.focus())
  for (const type of ['pointerdown', 'mousedown', 'click'])
    listen(type, (event) => {
      if (outside(event)) closings += 1
    })
  listen('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') closings += 1
  })
  onTestFinished(() => {
    end.abort()
    panel.remove()
  })
  trigger.focus()
  const isOpen = () => !(panel instanceof HTMLDialogElement) || panel.open
  return { panel, trigger, isOpen, closings: () => closings }
}

test.each([
  ['native', 'modal', true],
  ['native', 'non-modal', true],
  ['hand-written', 'modal', false],
])(
  'above a %s panel of the host, a %s dialog receives pointer and keyboard events, and only the dialog closes',
  async (_, mode, native) => {
    const host = hostPanel(native)
    const first = drawDialog({ modal: mode === 'modal' })
    await page.getByRole('button', { name: 'Last' }).click()
    await expect.poll(focusedText).toBe('Last')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.poll(focusedText).toBe('First')
    await userEvent.keyboard('{Escape}')
    expect(first.closings()).toBe(1)
    expect(focusedElement()).toBe(host.trigger)
    const second = drawDialog({ modal: mode === 'modal' })
    await userEvent.click(document.documentElement, {
      position: { x: 8, y: 8 },
      force: true,
    })
    expect(second.closings()).toBe(1)
    expect(host.closings()).toBe(0)
    expect(host.isOpen()).toBe(true)
  },
)

test('the dialog receives clicks on a page with pointer-events: none', async () => {
  document.body.style.pointerEvents = 'none'
  onTestFinished(() => {
    document.body.style.removeProperty('pointer-events')
  })
  drawDialog()
  const first = page.getByRole('button', { name: 'First' })
  await first.click()
  await expect.poll(focusedText).toBe('First')
})

test.each([
  ['modal', { modal: true }, { close: 'dialog', corner: 'dialog' }],
  ['non-modal', { modal: false }, { close: 'dialog', corner: 'page' }],
  ['lower', { modal: false, below: true }, { close: 'page', corner: 'page' }],
])(
  'a header with the highest z-index covers no part of a %s dialog, except while a wallet draws in the page',
  async (_, mode, top) => {
    await page.viewport(640, 400)
    const header = document.createElement('header')
    header.style.cssText =
      'position:fixed;inset:0;z-index:2147483647;background:red'
    document.body.append(header)
    onTestFinished(async () => {
      header.remove()
      await page.viewport(1280, 800)
    })
    const { island, dialog, draw } = drawDialog(mode)
    const at = (x: number, y: number) =>
      document.elementFromPoint(x, y) === island.host ? 'dialog' : 'page'
    const seen = () => {
      const box = dialog.querySelector('[part=close]')?.getBoundingClientRect()
      return { close: at(box?.x ?? 0, (box?.y ?? 0) + 20), corner: at(4, 4) }
    }
    expect(seen()).toEqual(top)
    for (const one of [{ modal: false }, { modal: true }, mode]) draw(one)
    expect(seen()).toEqual(top)
    expect(dialog.open).toBe(true)
  },
)

test('a page that cancels keys and input does not stop the visitor from typing into the dialog', async () => {
  const end = new AbortController()
  for (const target of [document, window])
    for (const type of ['keydown', 'keypress', 'beforeinput', 'textInput'])
      target.addEventListener(type, (event) => event.preventDefault(), {
        signal: end.signal,
      })
  onTestFinished(() => end.abort())
  const { dialog } = drawDialog({ children: <input aria-label="Search" /> })
  const field = dialog.querySelector('input')
  field?.focus()
  await userEvent.keyboard('base')
  expect(field?.value).toBe('base')
})

test('a dialog ends the pointer lock of a page, so that the visitor can press its buttons', () => {
  // A browser without a window does not lock the pointer.
  const exit = vi.spyOn(document, 'exitPointerLock')
  drawDialog()
  expect(exit).toHaveBeenCalled()
})

test.each([
  ...['pointerdown', 'mousedown', 'click', 'focusin', 'keydown'],
  ...[
    'auxclick',
    'dblclick',
    'copy',
    'cut',
    'paste',
    'input',
    'compositionstart',
    'contextmenu',
  ],
  ...['wheel', 'touchmove', 'selectstart', 'dragstart', 'dragover', 'drop'],
])('a page neither receives nor changes a %s in the dialog', (type) => {
  let count = 0
  const listen = () => {
    count += 1
  }
  document.addEventListener(type, listen)
  onTestFinished(() => document.removeEventListener(type, listen))
  const { dialog } = drawDialog({ children: <input aria-label="Search" /> })
  const event = new Event(type, { bubbles: true, composed: true })
  dialog.querySelector('input')?.dispatchEvent(event)
  expect(count).toBe(0)
})
