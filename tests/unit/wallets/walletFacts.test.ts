import { expect, test } from 'vitest'
import type { Device } from '../../../src/platform/device/device'
import { catalogue } from '../../../src/wallets/catalogue'
import { listWallets } from '../../../src/wallets/listWallets'
import type { Wallet } from '../../../src/wallets/Wallet'
import { walletFacts } from '../../../src/wallets/walletFacts'
import { device, iPhone } from './device'

const factsOf = (id: string, held = device()) => {
  const surroundings = { announced: [], device: held, inSafe: true }
  const wallet = listWallets(catalogue, surroundings).find(
    (candidate) => candidate.id === id,
  )
  return wallet && walletFacts(wallet)
}

test('MetaMask has all steps except the desktop app’s', () => {
  expect(factsOf('metaMask')).toEqual({
    ready: true,
    hasExtensionDownload: true,
    hasDesktopDownload: false,
    hasMobileDownload: true,
    hasQrInstructions: true,
    hasExtensionInstructions: true,
    hasDesktopInstructions: false,
  })
})

test.each(['safe', 'walletConnect'])(
  '%s has no downloads and no instructions',
  (id) => {
    expect(factsOf(id)).toEqual({
      ready: true,
      hasExtensionDownload: false,
      hasDesktopDownload: false,
      hasMobileDownload: false,
      hasQrInstructions: false,
      hasExtensionInstructions: false,
      hasDesktopInstructions: false,
    })
  },
)

test('a phone has no steps for extensions', () => {
  expect(factsOf('metaMask', iPhone)).toMatchObject({
    hasExtensionDownload: false,
    hasExtensionInstructions: false,
    hasMobileDownload: true,
  })
})

test('a host’s wallet with a desktop app has its steps on the systems of that app', () => {
  const wallet: Wallet = {
    id: 'desk',
    name: 'Desk',
    iconUrl: '',
    iconBackground: '#fff',
    transports: ['injected'],
    downloadUrls: { macos: 'https://desk.example' },
    desktop: {
      instructions: {
        learnMoreUrl: 'https://desk.example',
        steps: ['install'],
      },
    },
  }
  const factsOn = (held: Device, offered = wallet) => {
    const groups = [{ groupName: 'Other', wallets: [offered] }]
    return listWallets(groups, { announced: [], device: held }).map(walletFacts)
  }
  expect(factsOn(device())).toMatchObject([
    { hasDesktopDownload: true, hasDesktopInstructions: true },
  ])
  expect(factsOn(device({ system: 'linux' }))).toMatchObject([
    { hasDesktopDownload: false, hasDesktopInstructions: false },
  ])
  const { desktop: _, ...plain } = wallet
  const downloadUrls = { ...plain.downloadUrls, chrome: 'https://c.example' }
  expect(factsOn(device(), { ...plain, downloadUrls })).toMatchObject([
    {
      hasDesktopDownload: true,
      hasDesktopInstructions: false,
      hasExtensionDownload: true,
      hasExtensionInstructions: false,
    },
  ])
})
