import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { WalletdockConfig } from '../../../../src/app/WalletdockConfig'
import { catalogue } from '../../../../src/data/wallets/catalogue'
import { moreNames } from '../../../../src/data/wallets/more/moreNames'
import { dockOf } from '../../../../src/remote/page/dockOf'
import { acme, byTestId, config, mountPage } from '../../app/aPage'
import { install } from '../../engine/startEngine'

/** The default list with a button that lists all other wallets. */
const page = { projectId: 'id', wallets: undefined, moreWallets: true } as const

async function listOf(more: Partial<WalletdockConfig>) {
  const dock = dockOf({ ...config, ...more })
  const list = await dock.wallets.load()
  return {
    dock,
    list,
    named: (id: string) => list.getListed().find((it) => it.id === id),
    groups: () => [...new Set(list.getListed().map((it) => it.groupName))],
  }
}

test('a host can list wallets of the catalogue by name beside other wallets, with their icons', async () => {
  const ours: Partial<WalletdockConfig> = {
    projectId: 'id',
    wallets: [{ groupName: 'Ours', wallets: [acme, 'rabby', 'ledger'] }],
  }
  const { dock, list, named } = await listOf(ours)
  expect(list.getListed().map(({ id }) => id)).toEqual(
    expect.arrayContaining(['acme', 'rabby', 'ledger']),
  )
  expect(named('rabby')).toMatchObject({ groupName: 'Ours', ready: false })
  expect(named('ledger')).toMatchObject({ name: 'Ledger', ready: true })
  for (const id of ['rabby', 'ledger'])
    expect(named(id)?.iconUrl).toMatch(/^data:image\/svg\+xml,/)
  mountPage(ours)
  dock.session.send({ type: 'OPEN', dialog: 'connect' })
  await expect.poll(() => byTestId('wallet-rabby')).toBeTruthy()
  expect(byTestId('more-wallets')).toBeUndefined()
})

test('a catalogue wallet that announces itself keeps its row and the name of the catalogue', async () => {
  install({ rdns: 'io.zerion.wallet', name: 'Whatever' })
  const { named } = await listOf({ projectId: 'id', wallets: ['zerion'] })
  expect(named('zerion')).toMatchObject({ name: 'Zerion', installed: true })
})

test('`checked` rejects if a wallet name is unknown', async () => {
  // Plain JavaScript can pass such a name.
  const wallets = ['rabby', 'metamask'] as unknown as ['rabby']
  const { checked } = dockOf({ ...config, projectId: 'id', wallets })
  await expect(checked).rejects.toThrow(/^Wallet "metamask" is not known/)
})

test('the button for more wallets lists them below the default wallets, and focuses the first one', async () => {
  mountPage(page)
  const { session, wallets } = dockOf({ ...config, ...page })
  session.send({ type: 'OPEN', dialog: 'connect' })
  await expect.poll(() => byTestId('more-wallets')).toBeTruthy()
  byTestId('more-wallets')?.focus()
  await userEvent.keyboard('{Enter}')
  const first = () => byTestId(`wallet-${moreNames[0]}`)
  await expect.poll(() => first()?.matches(':focus')).toBe(true)
  const listed = wallets.get()?.getListed() ?? []
  expect(listed.length).toBe(
    catalogue.flatMap(({ wallets }) => wallets).length + moreNames.length,
  )
})

test('a wallet that has announced itself is not listed again with the other wallets', async () => {
  install({ rdns: 'io.zerion.wallet', name: 'Zerion' })
  mountPage(page)
  const { session, wallets } = dockOf({ ...config, ...page })
  session.send({ type: 'OPEN', dialog: 'connect' })
  await expect.poll(() => byTestId('more-wallets')).toBeTruthy()
  byTestId('more-wallets')?.click()
  const ids = () =>
    wallets
      .get()
      ?.getListed()
      .map(({ id }) => id) ?? []
  await expect.poll(() => ids().length).toBeGreaterThan(moreNames.length)
  expect(ids()).toContain('io.zerion.wallet')
  expect(ids()).not.toContain('zerion')
})

test('a catalogue wallet that was used recently is listed from the start, with its icon', async () => {
  localStorage.setItem('walletdock.recent', JSON.stringify(['trust']))
  const { groups, list, named } = await listOf(page)
  expect(named('trust')).toMatchObject({ recent: true })
  expect(named('trust')?.iconUrl).toMatch(/^data:/)
  expect(named('uniswap')).toBeUndefined()
  expect(groups()).toContain('Recent')
  expect(list.groups.at(-1)?.wallets[0]?.id).toBe('trust')
})
