import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  ConnectedWallets,
  type ConnectedWalletsProps,
} from '../../../src/features/severalWallets/ConnectedWallets'
import { walletsMessages } from '../../../src/messages/wallets'
import { focusedElement } from '../../../src/ui/dialog/focusedElement'
import { severalWallets } from '../../fixtures/states/severalWallets'
import { drawDialog } from '../ui/drawDialog'

const [metaMask, rabby, rainbow] = severalWallets

function drawWallets() {
  const sent: unknown[] = []
  const viewOf = (changes: Partial<ConnectedWalletsProps> = {}) => ({
    name: 'account' as const,
    layout: 'compact' as const,
    children: (
      <>
        <h1 id="wd-title">Your account</h1>
        <ConnectedWallets
          active={metaMask}
          others={[rabby, rainbow]}
          words={walletsMessages.en}
          send={(event) => sent.push(event)}
          onAnother={() => sent.push('another')}
          {...changes}
        />
      </>
    ),
  })
  const { dialog, draw } = drawDialog(viewOf())
  const rows = () => [...dialog.querySelectorAll('li')]
  const get = (id: string) => {
    const found = dialog.querySelector<HTMLElement>(`[data-testid=wd-${id}]`)
    if (!found) throw new Error(`no wd-${id}`)
    return found
  }
  const change = (changes: Partial<ConnectedWalletsProps>) =>
    draw(viewOf(changes))
  return { change, dialog, get, rows, sent }
}

test('the list shows the name and short address of each wallet, and marks the active one', () => {
  const { rows } = drawWallets()
  const words = rows().map((row) =>
    [...row.querySelectorAll('bdi')].map(({ textContent }) => textContent),
  )
  expect(words).toEqual([
    ['MetaMask', '0x5290…9EE7'],
    ['Rabby', '0x8617…C359'],
    ['Rainbow', '0xde70…D7ED'],
  ])
  const isMarked = rows().map(({ textContent }) =>
    textContent?.includes('Active'),
  )
  expect(isMarked).toEqual([true, false, false])
})

test('a row activates its wallet, and the button beside it disconnects that wallet', async () => {
  const { get, sent } = drawWallets()
  await userEvent.click(get('use-rabby'))
  await userEvent.click(get('leave-rainbow'))
  await userEvent.click(get('another-wallet'))
  expect(sent).toEqual([
    { type: 'ACTIVATE', wallet: 'rabby' },
    { type: 'LEAVE', walletId: 'rainbow' },
    'another',
  ])
})

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
  expect(focusedElement()).toBe(dialog.querySelector('h2'))
})
