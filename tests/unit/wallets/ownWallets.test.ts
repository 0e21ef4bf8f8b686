import { expect, test } from 'vitest'
import { catalogue } from '../../../src/wallets/catalogue'
import { identifyAnnounced } from '../../../src/wallets/identifyAnnounced'
import { listWallets } from '../../../src/wallets/listWallets'
import { metaMask as ours } from '../../../src/wallets/metaMask'
import type { Wallet } from '../../../src/wallets/Wallet'
import { announce, metaMask } from './announce'
import { device } from './device'

const acme: Wallet = {
  id: 'acme',
  name: 'Acme Pay',
  shortName: 'Ap',
  iconUrl: 'data:image/png;base64,QQ==',
  iconBackground: '#fff',
  rdns: ['com.acme'],
  injectedFlag: 'isAcme',
  transports: ['injected'],
}
const judge = (wallet: Wallet, ...announced: ReturnType<typeof announce>[]) =>
  identifyAnnounced(announced, [{ groupName: 'Ours', wallets: [wallet] }])

test('the host’s wallet is identified by its rdns and flag, and keeps its name and icon', () => {
  const real = announce('com.acme', 'Announced', { isAcme: true })
  expect(judge(acme, real)).toMatchObject([
    { id: 'acme', name: 'Acme Pay', iconUrl: acme.iconUrl, warning: undefined },
  ])
  const fake = announce('com.acme', 'Announced')
  expect(judge(acme, fake)).toMatchObject([
    { id: 'com.acme', name: 'Announced', warning: 'false-rdns' },
  ])
})

test('the host’s wallet without a flag is identified by its rdns alone', () => {
  const { injectedFlag: _, ...plain } = acme
  expect(judge(plain, announce('com.acme', 'Acme'))).toMatchObject([
    { id: 'acme', warning: undefined },
  ])
})

test('a wallet that uses the name or short name of the host’s wallet is marked', () => {
  for (const name of ['Acme Pay', 'AP'])
    expect(judge(acme, announce('org.stranger', name))).toMatchObject([
      { id: 'org.stranger', warning: 'borrowed-name' },
    ])
})

test('the host’s entry for a known wallet takes precedence over the catalogue’s', () => {
  const own = { ...ours, id: 'fox', name: 'Fox' }
  expect(judge(own, metaMask())).toMatchObject([{ id: 'fox', name: 'Fox' }])
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
