import { expect, test } from 'vitest'
import { catalogue } from '../../../src/data/wallets/catalogue'
import { identifyAnnounced } from '../../../src/data/wallets/identifyAnnounced'
import { listWallets } from '../../../src/data/wallets/listWallets'
import { metaMask as ours } from '../../../src/data/wallets/metaMask'
import type { Wallet } from '../../../src/data/wallets/Wallet'
import { announce, metaMask } from './announce'
import { device } from './device'
import { acme } from './ownWallet'

const { injectedFlag: _, ...plain } = acme
const { iconUrl } = acme
const flagged = announce('com.acme', 'Announced', { isAcme: true })
const fox = { ...ours, id: 'fox', name: 'Fox' }

test.each<[string, Wallet, ReturnType<typeof announce>, object]>([
  [
    'is identified by its rdns and flag, and keeps its name and icon',
    acme,
    flagged,
    { id: 'acme', name: 'Acme Pay', iconUrl, warning: undefined },
  ],
  [
    'is not identified by its rdns alone if it has a flag',
    acme,
    announce('com.acme', 'Announced'),
    { id: 'com.acme', name: 'Announced', warning: 'impostor' },
  ],
  [
    'is identified by its rdns alone if it has no flag',
    plain,
    announce('com.acme', 'Acme'),
    { id: 'acme', warning: undefined },
  ],
  [
    'protects its name',
    acme,
    announce('org.stranger', 'Acme Pay'),
    { id: 'org.stranger', warning: 'impostor' },
  ],
  [
    'protects its short name',
    acme,
    announce('org.stranger', 'AP'),
    { id: 'org.stranger', warning: 'impostor' },
  ],
  [
    'takes precedence over the catalogue’s entry for the same wallet',
    fox,
    metaMask(),
    { id: 'fox', name: 'Fox' },
  ],
])('the host’s wallet %s', (_, wallet, announced, expected) => {
  const groups = [{ groupName: 'Ours', wallets: [wallet] }]
  expect(identifyAnnounced([announced], groups)).toMatchObject([expected])
})

test('an injected wallet is installed, unless two announced wallets claim to be it', () => {
  const installed = (...announced: ReturnType<typeof announce>[]) =>
    listWallets(catalogue, {
      announced,
      injectedFlags: ['isRainbow'],
      device: device(),
    }).find(({ id }) => id === 'rainbow')?.installed
  expect(installed(announce('me.rainbow', 'Rainbow'))).toBe(true)
  expect(installed(metaMask(), metaMask())).toBe(true)
  const two = () => announce('me.rainbow', 'Rainbow', { isRainbow: true })
  expect(installed(two(), two())).toBe(false)
})
