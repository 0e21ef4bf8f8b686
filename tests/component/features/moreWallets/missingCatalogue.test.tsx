import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createWalletList } from '../../../../src/app/prepareWalletList'
import type { WalletdockConfig } from '../../../../src/app/WalletdockConfig'
import { dialogMessages } from '../../../../src/data/messages/dialogs'
import { moreNames } from '../../../../src/data/wallets/more/moreNames'
import { moreWallets } from '../../../../src/data/wallets/more/moreWallets'
import { createPart } from '../../../../src/features/moreWallets/part'
import { createPart as oneWallet } from '../../../../src/features/oneWallet/part'
import { dockOf } from '../../../../src/remote/page/dockOf'
import { render } from '../../../fixtures/pages/render'
import { InDialog } from '../../../fixtures/states/InDialog'
import { acme, config } from '../../app/aPage'

/** Creates a page's wallet list, whose catalogue fails to load `failures` times. */
async function listWithout(more: Partial<WalletdockConfig>, failures = 1) {
  const dock = dockOf({ ...config, projectId: 'id', ...more })
  const { session, settings } = dock
  let left = failures
  const list = createWalletList(settings.wallets, session, settings)
  const part = createPart(dock, async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch')
    return moreWallets
  })
  await part.list(list)
  const { belowWallets: Row } = part.slots
  const row = () => (
    <InDialog>
      <Row dock={dock} onLocked={undefined} />
    </InDialog>
  )
  const { container, rerender } = render(row())
  list.subscribe(() => rerender(row()))
  return {
    container,
    dock,
    list,
    ids: () => list.getListed().map(({ id }) => id),
    row: () => container.querySelector('button'),
    told: () => container.querySelector('[role=alert]')?.textContent,
  }
}

test('if the catalogue fails to load, only the wallets that the host has named are missing, and a retry adds them', async () => {
  const { ids, list, row, told } = await listWithout(
    { wallets: [{ groupName: 'Ours', wallets: ['rabby', acme, 'ledger'] }] },
    2,
  )
  expect(ids()).toEqual(['acme'])
  expect(told()).toBe(dialogMessages.notLoaded)
  row()?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(told).toBe(dialogMessages.notLoaded)
  expect(ids()).toEqual(['acme'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(ids).toEqual(expect.arrayContaining(['rabby', 'ledger']))
  expect(ids()).toHaveLength(3)
  expect(list.getListed().map(({ groupName }) => groupName)).toEqual([
    'Ours',
    'Ours',
    'Ours',
  ])
  expect(list.isIncomplete).toBe(false)
  await expect.poll(row).toBeNull()
})

test('if the catalogue fails to load, only the recent wallet is missing, and a retry lists all others', async () => {
  localStorage.setItem('walletdock.recent', JSON.stringify(['trust']))
  const { ids, list, row, told } = await listWithout({ moreWallets: true })
  expect(ids()).toEqual(['acme'])
  expect(told()).toBe(dialogMessages.notLoaded)
  row()?.click()
  await expect.poll(() => ids().length).toBe(1 + moreNames.length)
  expect(list.getListed().find(({ id }) => id === 'trust')?.recent).toBe(true)
  await expect.poll(row).toBeNull()
})

test('the row for more wallets shows that they are loading, and loads them once', async () => {
  const { ids, row, container } = await listWithout({ moreWallets: true }, 0)
  row()?.click()
  row()?.click()
  await expect
    .poll(() => container.querySelector('[aria-busy=true]'))
    .toBeTruthy()
  await expect.poll(() => ids().length).toBe(1 + moreNames.length)
})

test('the list does not report that a catalogue failed to load until the catalogue is needed', async () => {
  const { ids, list, row, told } = await listWithout({ moreWallets: true })
  expect(ids()).toEqual(['acme'])
  expect(row()?.textContent).toBe('Other wallets')
  expect(told()).toBeUndefined()
  expect(list.isIncomplete).toBe(false)
})

test('the button for one wallet is the general button if that wallet has failed to load', async () => {
  const { dock, list } = await listWithout({ wallets: [acme, 'rabby'] })
  const { slots } = await oneWallet({
    ...dock,
    wallets: { get: () => list, load: () => Promise.resolve(list) },
  })
  expect(slots.button({ wallet: 'rabby' }, {})).toBeUndefined()
})
