import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { install } from '../engine/startEngine'
import { byTestId, connect, inWalletdock } from './aPage'

test('when a retry starts in a toast, the toast asks to confirm in the wallet until it is dismissed', async () => {
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
  await expect.poll(() => byTestId('retry')).toBeTruthy()
  const notice = () => inWalletdock('[part=notice]')
  const words = () => notice()?.querySelector('[role=status]')?.textContent
  expect(words()).toBe('The switch to Second was declined.')
  const box = notice()
  wallet.answer('silent')
  byTestId('retry')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(words).toBe('Confirm in your wallet')
  expect(notice()).toBe(box)
  notice()?.querySelector('button')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(notice).toBeUndefined()
  expect(document.activeElement).toBe(own)
})
