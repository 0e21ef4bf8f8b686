import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { dockOf } from '../../../../src/app/dockOf.initial'
import { ConnectButton } from '../../../../src/app/react/ConnectButton.initial'
import { WalletProvider } from '../../../../src/app/react/WalletProvider.initial'
import type { WalletdockConfig } from '../../../../src/app/WalletdockConfig'
import { catalogue } from '../../../../src/wallets/catalogue'
import { moreNames } from '../../../../src/wallets/more/moreNames'
import { acme, config } from '../../app/aPage'
import { install } from '../../engine/startEngine'

const { wallets: _, ...usual } = config
/** A page with the default list and a button that lists all other wallets. */
const page: WalletdockConfig = {
  ...usual,
  projectId: 'id',
  moreWallets: true,
}

async function listOf(given: WalletdockConfig) {
  const dock = dockOf(given)
  const list = await dock.wallets.load()
  return {
    list,
    named: (id: string) => list.getListed().find((it) => it.id === id),
    /** The row for all other wallets. `undefined` if the page needs no catalogue. */
    row: () =>
      dock.features.some(({ slots }) => slots?.belowWallets) &&
      openDialog(given)('wd-more-wallets') !== undefined,
    groups: () => [...new Set(list.getListed().map((it) => it.groupName))],
  }
}

/** Renders a page and opens its connect dialog. */
function openDialog(given: WalletdockConfig) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(
    <WalletProvider {...given}>
      <ConnectButton />
    </WalletProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  dockOf(given).session.send({ type: 'OPEN', dialog: 'connect' })
  const find = (testId: string) =>
    [...document.querySelectorAll('[data-walletdock]')]
      .flatMap(({ shadowRoot }) => shadowRoot ?? [])
      .map((it) => it.querySelector<HTMLElement>(`[data-testid=${testId}]`))
      .find(Boolean)
  return find
}

test('a host can list wallets of the catalogue by name beside other wallets, with their icons', async () => {
  const { list, named, row } = await listOf({
    ...usual,
    projectId: 'id',
    wallets: [{ groupName: 'Ours', wallets: [acme, 'rabby', 'ledger'] }],
  })
  expect(list.getListed().map(({ id }) => id)).toEqual(
    expect.arrayContaining(['acme', 'rabby', 'ledger']),
  )
  expect(named('rabby')).toMatchObject({ groupName: 'Ours', ready: false })
  expect(named('ledger')).toMatchObject({ name: 'Ledger', ready: true })
  for (const id of ['rabby', 'ledger'])
    expect(named(id)?.iconUrl).toMatch(/^data:image\/svg\+xml,/)
  expect(row()).toBe(false)
})

test('a catalogue wallet that announces itself keeps its row and the name of the catalogue', async () => {
  install({ rdns: 'io.zerion.wallet', name: 'Whatever' })
  const { named } = await listOf({
    ...usual,
    projectId: 'id',
    wallets: ['zerion'],
  })
  expect(named('zerion')).toMatchObject({ name: 'Zerion', installed: true })
})

test('`checked` rejects if a wallet name is unknown', async () => {
  // Plain JavaScript can pass such a name.
  const wallets = ['rabby', 'metamask'] as unknown as ['rabby']
  const { checked } = dockOf({ ...usual, projectId: 'id', wallets })
  await expect(checked).rejects.toThrow(/^Wallet "metamask" is not known/)
})

test('names of the default list need no check', () => {
  const wallets = ['metaMask', acme] as const
  expect(dockOf({ ...usual, projectId: 'id', wallets }).checked).toBe(undefined)
})

test('without `moreWallets`, the list contains neither further wallets nor a button for them', async () => {
  const { list, row } = await listOf({ ...page, moreWallets: false })
  expect(row()).toBe(false)
  expect(list.getListed().some(({ id }) => id === 'rabby')).toBe(false)
})

test('the button for more wallets lists them below the host’s wallets and focuses the first one', async () => {
  const find = openDialog(page)
  await expect.poll(() => find('wd-more-wallets')).toBeTruthy()
  expect(find('wd-wallet-ambire')).toBeUndefined()
  find('wd-more-wallets')?.focus()
  await userEvent.keyboard('{Enter}')
  const firstId = `wd-wallet-${moreNames[0]}`
  await expect.poll(() => find(firstId)).toBeTruthy()
  expect(find('wd-more-wallets')).toBeFalsy()
  const first = find(firstId)
  await expect.poll(() => first?.matches(':focus')).toBe(true)
  const { wallets } = dockOf(page)
  const listed = wallets.get()?.getListed() ?? []
  expect(listed.length).toBe(
    catalogue.flatMap(({ wallets }) => wallets).length + moreNames.length,
  )
  // Icons load when their rows become visible.
  await expect.poll(() => first?.querySelector('img')?.src).toMatch(/^data:/)
  await expect.poll(() => find('wd-search')).toBeTruthy()
  await userEvent.keyboard('zerion')
  await expect.poll(() => find('wd-wallet-zerion')).toBeTruthy()
  await expect
    .poll(() => find('wd-wallet-zerion')?.querySelector('img')?.src)
    .toMatch(/^data:/)
})

test('a wallet that has announced itself is not listed again with the other wallets', async () => {
  install({ rdns: 'io.zerion.wallet', name: 'Zerion' })
  const find = openDialog(page)
  await expect.poll(() => find('wd-more-wallets')).toBeTruthy()
  find('wd-more-wallets')?.click()
  const { wallets } = dockOf(page)
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
