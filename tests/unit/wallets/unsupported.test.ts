import { expect, test } from 'vitest'
import type { Device } from '../../../src/platform/device/device'
import { catalogue } from '../../../src/wallets/catalogue'
import { groupWallets } from '../../../src/wallets/groupWallets'
import { listWallets } from '../../../src/wallets/listWallets'
import type { Wallet } from '../../../src/wallets/Wallet'
import { androidPhone, device, iPhone } from './device'

const metaMask = {
  rdns: 'io.metamask',
  name: 'MetaMask',
  icon: '',
  provider: { isMetaMask: true },
}
const extensionOnly: Wallet = {
  id: 'acme',
  name: 'Acme',
  iconUrl: '',
  iconBackground: '#fff',
  transports: ['injected'],
}

test('Safe is ready inside a Safe’s frame, and unsupported elsewhere [3.17]', () => {
  const listed = (inSafe: boolean) =>
    listWallets(catalogue, { announced: [], device: device(), inSafe })
  expect(listed(false).at(-1)).toMatchObject({
    id: 'safe',
    ready: false,
    unsupported: true,
  })
  expect(
    listed(true).flatMap(({ id, installed }) => (installed ? [id] : [])),
  ).toEqual(['safe'])
  expect(listed(true)[0]).toMatchObject({
    id: 'safe',
    ready: true,
    unsupported: false,
    installed: true,
    groupName: 'Popular',
  })
})

test('the latest available wallet leads the list, and the two wallets used before that lead their groups, marked as recent [3.8]', () => {
  const wallets = listWallets(catalogue, {
    announced: [metaMask],
    device: device(),
    recentIds: [
      'gone',
      'safe',
      'walletConnect',
      'metaMask',
      'coinbase',
      'rainbow',
    ],
  })
  expect(
    wallets.map(({ groupName, id, recent }) => [groupName, id, recent]),
  ).toEqual([
    ['Recent', 'walletConnect', true],
    ['Installed', 'metaMask', true],
    ['Popular', 'coinbase', true],
    ['Popular', 'rainbow', false],
    ['Popular', 'safe', false],
  ])
})

test('an extension that cannot be installed here is listed last, as unsupported', () => {
  const groups = [
    { groupName: 'Other', wallets: [extensionOnly] },
    ...catalogue,
  ]
  const wallets = listWallets(groups, { announced: [], device: device() })
  expect(wallets.slice(-2)).toMatchObject([
    { id: 'acme', unsupported: true },
    { id: 'safe', unsupported: true },
  ])
  // A group without a usable wallet does not come first either.
  expect(groupWallets(wallets).map(({ groupName }) => groupName)).toEqual([
    'Popular',
    'Other',
  ])
})

test('a phone app that a desktop cannot use is unsupported there, without download links', () => {
  const downloadUrls = { qrCode: 'https://phone', android: 'https://android' }
  const groups = [
    { groupName: 'Other', wallets: [{ ...extensionOnly, downloadUrls }] },
  ]
  const on = (held: Device) =>
    listWallets(groups, { announced: [], device: held })[0]
  expect(on(device())?.unsupported).toBe(true)
  expect(on(device())?.links).toEqual({})
  expect(on(androidPhone)?.unsupported).toBe(false)
  expect(on(androidPhone)?.links).toEqual({ store: 'https://android' })
})

test('an extension that can be installed here is listed as not ready [3.6]', () => {
  const downloadUrls = { chrome: 'https://chrome', ios: 'https://ios' }
  const groups = [
    { groupName: 'Other', wallets: [{ ...extensionOnly, downloadUrls }] },
  ]
  const on = (held: typeof androidPhone) =>
    listWallets(groups, { announced: [], device: held })
  const offered = { id: 'acme', ready: false, unsupported: false }
  const unsupported = { id: 'acme', ready: false, unsupported: true }
  expect(on(device())).toMatchObject([offered])
  expect(on(device({ browser: 'firefox' }))).toMatchObject([unsupported])
  expect(on(androidPhone)).toMatchObject([unsupported])
  expect(on(iPhone)).toMatchObject([offered])
})

test('on a phone, the latest wallet leads the list, unless the browser belongs to a wallet', () => {
  const on = (injectedFlags: readonly string[]) =>
    listWallets(catalogue, {
      announced: [],
      injectedFlags,
      device: iPhone,
      recentIds: ['walletConnect'],
    })[0]
  expect(on([])).toMatchObject({ id: 'walletConnect', groupName: 'Recent' })
  expect(on(['isRainbow'])).toMatchObject({
    id: 'rainbow',
    groupName: 'Installed',
  })
})
