import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { walletsMessages } from '../../../src/data/messages/wallets'
import {
  ConnectedWallets,
  type ConnectedWalletsProps,
} from '../../../src/features/severalWallets/ConnectedWallets'
import { focusedElement } from '../../../src/ui/dialog/focus'
import { severalWallets } from '../../fixtures/states/severalWallets'
import { drawDialog } from '../ui/drawDialog'

const [metaMask, rabby, rainbow] = severalWallets

function drawWallets() {
  const viewOf = (changes: Partial<ConnectedWalletsProps> = {}) => ({
    name: 'account' as const,
    layout: 'compact' as const,
    children: (
      <>
        <h1 id="wd-title">Your account</h1>
        <ConnectedWallets
          active={metaMask}
          others={[rabby, rainbow]}
          words={walletsMessages}
          send={() => {}}
          onAnother={() => {}}
          {...changes}
        />
      </>
    ),
  })
  const drawn = drawDialog(viewOf())
  const rows = () => [...drawn.dialog.querySelectorAll('li')]
  const change = (changes: Partial<ConnectedWalletsProps>) =>
    drawn.draw(viewOf(changes))
  return { ...drawn, change, rows }
}

test('when another wallet becomes active, the dialog announces it and the rows keep their order', async () => {
  const { change, dialog, rows } = drawWallets()
  const status = () => dialog.querySelector('[role=status]')?.textContent
  expect(status()).toBe('')
  change({ active: rabby, others: [metaMask, rainbow] })
  await expect.poll(status).toBe('Rabby is active now.')
  expect(rows().map((row) => row.querySelector('bdi')?.textContent)).toEqual([
    'MetaMask',
    'Rabby',
    'Rainbow',
  ])
  expect(rows()[1]?.textContent).toContain('Active')
})

test('after a wallet is disconnected with the keyboard, the focus moves to the heading of the list', async () => {
  const { dialog, get } = drawWallets()
  get('leave-rabby').focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(focusedElement).toBe(dialog.querySelector('h2'))
})
