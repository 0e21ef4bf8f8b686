import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { focusedElement } from '../../../src/ui/dialog/focus'
import { install } from '../engine/startEngine'
import { byTestId, connect, mountPage } from './aPage'

test('when a dialog that was opened by Reconnect closes, the connect button gets the focus [WCAG 2.4.3]', async () => {
  const wallet = install()
  mountPage()
  const { session } = await connect()
  await expect.poll(() => byTestId('account-button')).toBeTruthy()
  wallet.answer('silent')
  session.send({ type: 'SWITCH', chainId: 10 })
  session.send({
    type: 'SWITCH_ENDED',
    number: session.getState().switches,
    failure: { class: 'connection-lost' },
  })
  await expect.poll(() => byTestId('retry')?.textContent).toBe('Reconnect')
  byTestId('retry')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => session.getState().dialog?.name).toBe('connect')
  await expect.poll(() => focusedElement()?.closest('dialog')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => focusedElement()).toBe(byTestId('connect-button'))
})
