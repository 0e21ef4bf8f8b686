import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
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
  await expect.poll(retry).toBeTruthy()
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

test('when a retry starts in a toast, the toast asks to confirm in the wallet until it is dismissed', async () => {
  const { own, wallet, words } = await declineSwitch()
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
  expect(document.activeElement).toBe(own)
})

test('a toast disappears when its retry succeeds', async () => {
  const { own, session, wallet } = await declineSwitch()
  wallet.answer('approve')
  retry()?.focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => session.getState().connection.account?.chainId)
    .toBe(10)
  await expect.poll(notice).toBeUndefined()
  expect(document.activeElement).toBe(own)
})
