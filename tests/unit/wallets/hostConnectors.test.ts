import { type CreateConnectorFn, mock } from '@wagmi/core'
import { createEmitter } from '@wagmi/core/internal'
import { base } from 'viem/chains'
import { expect, test } from 'vitest'
import {
  baseAccount,
  coinbaseWallet,
  injected,
  metaMask,
  safe,
  walletConnect,
} from 'wagmi/connectors'
import { catalogue } from '../../../src/data/wallets/catalogue'
import { coinbase } from '../../../src/data/wallets/coinbase'
import { groupWallets } from '../../../src/data/wallets/groupWallets'
import { listWallets } from '../../../src/data/wallets/listWallets'
import type { WalletGroup } from '../../../src/data/wallets/Wallet'
import type { AnnouncedWallet } from '../../../src/platform/page/announcedWallets'
import { announce } from './announce'
import { device } from './device'

const burner = mock({
  accounts: ['0x0000000000000000000000000000000000000001'],
})

/**
 * Lists the rows of a page whose wagmi config has these connectors. The connectors are not set up, because
 * WalletConnect's connector would connect to its relay.
 */
function rows(
  created: readonly CreateConnectorFn[],
  groups: readonly WalletGroup[] = catalogue,
  announced: readonly AnnouncedWallet[] = [],
) {
  const connectors = created.map((create) =>
    create({ chains: [base], emitter: createEmitter('test'), providers: [] }),
  )
  const page = { announced, device: device() }
  const known = new Set(listWallets(groups, page).map(({ id }) => id))
  const all = listWallets(groups, { ...page, connectors })
  return { all, added: all.filter(({ id }) => !known.has(id)) }
}

test('a connector of the host’s config can be chosen, after installed wallets and under its own heading', () => {
  const stranger = announce('org.stranger', 'Stranger')
  const { all, added } = rows([burner], catalogue, [stranger])
  expect(added).toMatchObject([
    { id: 'mock', name: 'Mock Connector', ready: true, unsupported: false },
  ])
  expect(groupWallets(all).slice(0, 2)).toMatchObject([
    { groupName: 'Installed', wallets: [{ id: 'org.stranger' }] },
    { groupName: 'Recommended', wallets: [{ id: 'mock' }] },
  ])
})

test('a connector of a listed wallet adds no second row', () => {
  const { added } = rows([
    walletConnect({ projectId: 'id', showQrModal: false }),
    coinbaseWallet(),
    metaMask(),
    safe(),
    injected(),
  ])
  expect(added).toEqual([])
})

test('a wallet that has announced itself is not listed again for its connector', () => {
  const announced = announce('app.base.account', 'Base')
  expect(rows([baseAccount()]).added).toMatchObject([{ id: 'baseAccount' }])
  expect(rows([baseAccount()], catalogue, [announced]).added).toEqual([])
})

test('WalletConnect of the host’s config has its own row if no listed wallet needs it', () => {
  const only = [{ groupName: 'Popular', wallets: [coinbase] }]
  const connector = walletConnect({ projectId: 'id', showQrModal: false })
  expect(rows([connector], only).added).toMatchObject([{ id: 'walletConnect' }])
})
