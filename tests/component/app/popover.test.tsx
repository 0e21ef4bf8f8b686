import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { dockOf } from '../../../src/remote/page/dockOf'
import { focusedElement } from '../../../src/ui/dialog/focus'
import { byTestId, config, inWalletdock, mountPage } from './aPage'

/** Opens a popover="auto" of the host that contains the button. */
async function aPopover() {
  const popover = document.body.appendChild(document.createElement('div'))
  popover.popover = 'auto'
  onTestFinished(() => popover.remove())
  popover.append(mountPage().place)
  popover.showPopover()
  const button = () => byTestId('connect-button')
  await expect.poll(button).toBeTruthy()
  return { popover, button }
}

const dialog = () => inWalletdock('dialog')
const isOpen = () => dockOf(config).session.getState().dialog !== undefined

test('a popover with the button stays open behind the dialog, and gets the focus back', async () => {
  const { popover, button } = await aPopover()
  button()?.click()
  await expect.poll(() => dialog()?.matches(':modal')).toBe(true)
  expect(popover.matches(':popover-open')).toBe(true)
  expect(dialog()?.getClientRects()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.poll(dialog).toBeUndefined()
  expect(popover.matches(':popover-open')).toBe(true)
  expect(focusedElement()).toBe(button())
})

test('a popover stays open when the page opens the dialog', async () => {
  const { popover } = await aPopover()
  const { session } = dockOf(config)
  session.send({ type: 'OPEN', dialog: 'connect' })
  await expect.poll(() => dialog()?.matches(':modal')).toBe(true)
  expect(popover.matches(':popover-open')).toBe(true)
  session.send({ type: 'CLOSE' })
  await expect.poll(dialog).toBeUndefined()
})

const close: [string, (popover: HTMLElement) => void][] = [
  ['closes', (popover) => popover.hidePopover()],
  ['removes', (popover) => popover.remove()],
]

test.each(close)(
  'when the page %s the popover, the dialog stays open',
  async (_, goes) => {
    const { popover, button } = await aPopover()
    button()?.click()
    await expect.poll(() => dialog()?.matches(':modal')).toBe(true)
    goes(popover)
    await expect
      .poll(() => document.querySelector('body > div[data-walletdock]'))
      .toBeTruthy()
    expect(dialog()?.matches(':modal')).toBe(true)
    expect(dialog()?.getClientRects()).toHaveLength(1)
    expect(focusedElement()?.textContent).toBe('Connect a wallet')
    await userEvent.keyboard('{Escape}')
    await expect.poll(dialog).toBeUndefined()
    expect(isOpen()).toBe(false)
  },
)
