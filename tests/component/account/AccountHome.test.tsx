import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { metaMask } from '../../../src/data/wallets/metaMask'
import { focusedElement } from '../../../src/ui/dialog/focus'
import { readCode } from '../../fixtures/pages/readCode'
import { another } from '../../fixtures/states/buttonStates'
import { account, drawAccount } from './drawAccount'

const mark = metaMask.iconUrl

test('the avatar carries the wallet’s icon, and the wallet’s row opens the list of other wallets', async () => {
  const { asked, dialog, get } = drawAccount({
    connector: { id: 'acme', name: 'Acme', icon: mark },
  })
  expect(dialog.querySelectorAll(`img[src="${mark}"]`)).toHaveLength(2)
  expect(get('other-wallets').textContent).toBe('AcmeUse another wallet')
  await userEvent.click(get('other-wallets'))
  expect(asked).toEqual(['other wallet'])
})

test('on a wrong network, the dialog shows the account, reports the wrong network, and opens the list of networks', async () => {
  const wrong = { id: 137, name: '137', unsupported: true }
  const { asked, dialog, get } = drawAccount(
    { balance: undefined, name: 'ada.eth' },
    'compact',
    'light',
    wrong,
  )
  expect(dialog.textContent).toContain('ada.eth0x5290…9EE7')
  expect(dialog.querySelector('[data-waiting]')).toBe(null)
  expect(get('account-network').textContent).toContain('Wrong network')
  await userEvent.click(get('account-network'))
  expect(asked).toEqual(['network'])
})

test('if the host expects another account, the dialog names it and explains how to switch', () => {
  const { change, dialog } = drawAccount({ expects: another })
  const status = () => dialog.querySelector('[role=status]')?.textContent
  expect(status()).toBe(
    'This app needs the account 0x3C44…93BC. Switch to it in MetaMask or connect a wallet that has it.',
  )
  change({ expects: undefined })
  expect(status()).toBe('')
})

test('the dialog names the network and links to the account’s page in the explorer, with a name that begins with the visible word [WCAG 2.5.3]', () => {
  const { dialog, get } = drawAccount()
  expect(get('account-network').textContent).toContain('Base')
  const link = dialog.querySelector('a')
  expect(link?.textContent).toBe('Activity')
  expect(link?.ariaLabel).toBe('Activity on Basescan')
  expect(link?.href).toBe('https://basescan.org/address/0x')
})

test('the receive step opens with the keyboard alone, and shows the full address as a QR code around the wallet’s icon', async () => {
  const { dialog, get } = drawAccount({
    connector: { id: 'acme', name: 'Acme', icon: mark },
  })
  get('receive').focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => focusedElement()?.textContent).toBe('Receive')
  await expect.poll(() => readCode(code(dialog))).toBe(account.address)
  expect(dialog.querySelector('[dir=ltr]')?.textContent).toBe(account.address)
  expect(dialog.querySelector(`img[src="${mark}"]`)).not.toBe(null)
  get('back').click()
  await expect
    .poll(() => focusedElement()?.dataset['testid'])
    .toBe('wd-receive')
})

function code(dialog: HTMLElement): HTMLElement {
  const frame = dialog.querySelector('svg[role=img]')?.parentElement
  return frame ?? dialog
}
