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
import type { AnnouncedWallet } from '../../../src/platform/page/announcedWallets'
import { catalogue } from '../../../src/wallets/catalogue'
import { groupWallets } from '../../../src/wallets/groupWallets'
import { listWallets } from '../../../src/wallets/listWallets'
import type { WalletGroup } from '../../../src/wallets/Wallet'
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
  const plain = listWallets(groups, { announced, device: device() })
  const all = listWallets(groups, {
    announced,
    connectors,
    device: device(),
  })
  const known = new Set(plain.map(({ id }) => id))
  return { all, added: all.filter(({ id }) => !known.has(id)) }
}

test('a connector of the host’s config is listed and can be chosen', () => {
  const { added } = rows([burner])
  expect(added).toMatchObject([
    { id: 'mock', name: 'Mock Connector', ready: true, unsupported: false },
  ])
})

test('a connector of the host’s config is listed after installed wallets, under its own heading', () => {
  const stranger = { rdns: 'org.stranger', name: 'Stranger', icon: '' }
  const { all } = rows([burner], catalogue, [{ ...stranger, provider: {} }])
  expect(
    groupWallets(all)
      .slice(0, 2)
      .map(({ groupName, wallets }) => [
        groupName,
        ...wallets.map(({ id }) => id),
      ]),
  ).toEqual([
    ['Installed', 'org.stranger'],
    ['Recommended', 'mock'],
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
  const rdns = 'app.base.account'
  const announced = { rdns, name: 'Base', icon: '', provider: {} }
  expect(rows([baseAccount()]).added).toMatchObject([{ id: 'baseAccount' }])
  expect(rows([baseAccount()], catalogue, [announced]).added).toEqual([])
})

test('WalletConnect of the host’s config has its own row if no listed wallet needs it', () => {
  const only: readonly WalletGroup[] = [
    {
      groupName: 'Popular',
      wallets: catalogue
        .flatMap(({ wallets }) => wallets)
        .filter(({ id }) => id === 'coinbase'),
    },
  ]
  const connector = walletConnect({ projectId: 'id', showQrModal: false })
  expect(rows([connector], only).added).toMatchObject([{ id: 'walletConnect' }])
})
