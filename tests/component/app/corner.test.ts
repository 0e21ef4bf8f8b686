import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { install } from '../engine/startEngine'
import { connect } from './aPage'

/** A page with a button of its own, whose network dialog has asked for a switch that the wallet declines. */
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

test('a notice in the corner says that the wallet is asked once more, until it is dismissed', async () => {
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

test('a notice in the corner that is dismissed gives the focus back to the page', async () => {
  const { own } = await declineSwitch()
  notice()?.querySelector('button')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(notice).toBeUndefined()
  expect(document.activeElement).toBe(own)
})

test('a notice in the corner goes when the wallet has done what it was asked once more', async () => {
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
