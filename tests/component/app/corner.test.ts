import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { connectedButton } from '../../../src/views/button/ConnectButtonView'
import { noticePlace } from '../../../src/views/button/noticePlaces'
import { install } from '../engine/startEngine'
import { connect } from './aPage'

/** Opens a page without Walletdock's button, on which the wallet rejects a switch of the network dialog. */
async function declineSwitch() {
  const wallet = install()
  const own = document.body.appendChild(document.createElement('button'))
  onTestFinished(() => own.remove())
  const { session, shell } = await connect()
  await shell.load()
  await expect.poll(() => session.getState().dialog).toBeUndefined()
  own.focus()
  session.send({ type: 'OPEN', dialog: 'network' })
  wallet.answer('reject')
  session.send({ type: 'SWITCH', chainId: 10 })
  await expect.poll(() => session.getState().notice).toBeDefined()
  const words = () =>
    notice()?.querySelector('[role=status]')?.textContent ?? undefined
  return { own, session, wallet, words }
}

const notice = () =>
  [...document.querySelectorAll('[data-walletdock]')]
    .map(({ shadowRoot }) => shadowRoot?.querySelector('[part=notice]'))
    .find(Boolean)
const retry = () =>
  notice()?.querySelector<HTMLElement>('[data-testid=wd-retry]')

test('a toast is in the lower half of a narrow window, above a modal dialog of the page too, and reports only the switches of our dialog', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  const modal = document.body.appendChild(document.createElement('dialog'))
  onTestFinished(() => modal.remove())
  modal.showModal()
  const { session } = await declineSwitch()
  await expect.poll(retry).toBeTruthy()
  expect(modal.querySelector('[data-walletdock]')).not.toBeNull()
  const { left, right, top, bottom } = notice()?.getBoundingClientRect() ?? {}
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(360)
  expect(top).toBeGreaterThan(370)
  expect(bottom).toBeLessThanOrEqual(740)
  session.send({ type: 'DISMISS' })
  await expect.poll(notice).toBeUndefined()
  session.send({ type: 'SWITCH', chainId: 10 })
  await expect.poll(() => session.getState().notice).toBeDefined()
  expect(notice()).toBeUndefined()
})

test('a failed switch shows no toast while our button is visible', async () => {
  const button = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => button.remove())
  button.textContent = 'Our button'
  const forget = noticePlace(button)
  onTestFinished(() => forget?.())
  await declineSwitch()
  // A toast would be there once its code has loaded.
  await connectedButton.load()
  expect(notice()).toBeUndefined()
})

test('when a retry starts in a toast, the toast asks to confirm in the wallet until it is dismissed', async () => {
  const { own, wallet, words } = await declineSwitch()
  await expect.poll(retry).toBeTruthy()
  expect(words()).toBe('The switch to Second was declined.')
  const box = notice()
  wallet.answer('silent')
  retry()?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(words).toBe('Confirm in your wallet')
  expect(notice()).toBe(box)
  notice()?.querySelector('button')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(notice).toBeUndefined()
  await expect.poll(() => document.activeElement).toBe(own)
})

test('a toast disappears when its retry succeeds', async () => {
  const { own, session, wallet } = await declineSwitch()
  await expect.poll(retry).toBeTruthy()
  wallet.answer('approve')
  retry()?.focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => session.getState().connection.account?.chainId)
    .toBe(10)
  await expect.poll(notice).toBeUndefined()
  await expect.poll(() => document.activeElement).toBe(own)
})
