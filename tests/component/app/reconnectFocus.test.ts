import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mount } from '../../../src/app/react/mount'
import { focusedElement } from '../../../src/ui/dialog/focusedElement'
import { install } from '../engine/startEngine'
import { config, connect } from './aPage'

test('when a dialog that was opened by Reconnect closes, the connect button gets the focus [WCAG 2.4.3]', async () => {
  const wallet = install()
  const place = document.body.appendChild(document.createElement('div'))
  const { unmount } = mount(place, config)
  onTestFinished(() => {
    unmount()
    place.remove()
  })
  const find = (id: string) =>
    place
      .querySelector('[data-walletdock]')
      ?.shadowRoot?.querySelector<HTMLElement>(`[data-testid=wd-${id}]`)
  const { session } = await connect()
  await expect.poll(() => find('account-button')).toBeTruthy()
  wallet.answer('silent')
  session.send({ type: 'SWITCH', chainId: 10 })
  session.send({
    type: 'SWITCH_ENDED',
    number: session.getState().switches,
    failure: { class: 'connection-lost' },
  })
  await expect.poll(() => find('retry')?.textContent).toBe('Reconnect')
  find('retry')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => session.getState().dialog?.name).toBe('connect')
  await expect.poll(() => focusedElement()?.closest('dialog')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => focusedElement()).toBe(find('connect-button'))
})
