import { expect, test } from 'vitest'
import type { Account } from '../../../src/session/State'
import { account, states } from '../../fixtures/states/buttonStates'
import { drawButton } from './drawButton'

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

/** Waits for the account button, whose code loads when a wallet connects. */
async function drawAccountButton(changes: Partial<Account> = {}) {
  const drawn = { ...account, ...changes }
  const { root } = await drawButton({ ...states.connected, account: drawn })
  const find = () => root.querySelector('[part=account-button]')
  await expect.poll(find).not.toBe(null)
  const found = find()
  if (!found) throw new Error('the account button is missing')
  return found
}

test('the account button shows the avatar, the balance, and the address if the account has no name [2.4]', async () => {
  const shown = await drawAccountButton()
  expect(shown.textContent).toBe('1.09 ETH 0x71C7…976F')
  expect(shown.querySelector<HTMLElement>('[data-round]')?.offsetWidth).toBe(24)
})

test('the account button shows the name and the picture of the account [2.4]', async () => {
  const shown = await drawAccountButton({ name: 'ada.eth', avatar: picture })
  expect(shown.textContent).toBe('1.09 ETH ada.eth')
  expect(shown.querySelector('img')?.getAttribute('src')).toBe(picture)
})
