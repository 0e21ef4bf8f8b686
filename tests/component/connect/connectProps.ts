import type { ConnectDialogProps } from '../../../src/connect/ConnectDialogProps'
import { dialogMessages } from '../../../src/messages/dialogs'
import type { AnnouncedWallet } from '../../../src/platform/announcedWallets'
import type { Device } from '../../../src/platform/device'
import type { Layout } from '../../../src/session/Facts'
import type { Attempt, Flow, Page } from '../../../src/session/State'
import { catalogue } from '../../../src/wallets/catalogue'
import { groupWallets } from '../../../src/wallets/groupWallets'
import { listWallets } from '../../../src/wallets/listWallets'
import type { WalletGroup } from '../../../src/wallets/Wallet'

export const desktop: Device = {
  system: 'macos',
  browser: 'chrome',
  mobile: false,
}
const phone: Device = { system: 'ios', browser: 'safari', mobile: true }

/** An extension that is not installed, from a host's own group. */
const own: WalletGroup = {
  groupName: 'Recommended',
  wallets: [
    {
      id: 'acme',
      name: 'Acme Vault',
      iconUrl: '',
      iconBackground: '#dfe7ff',
      transports: ['injected'],
      downloadUrls: {
        chrome: 'https://acme.example/chrome',
        ios: 'https://acme.example/ios',
        desktop: 'https://acme.example/desktop',
      },
      desktop: {
        instructions: {
          learnMoreUrl: 'https://acme.example',
          steps: ['install', 'create', 'scan'],
        },
      },
    },
  ],
}

const announced = [
  {
    rdns: 'io.metamask',
    name: 'MetaMask',
    icon: '',
    provider: { isMetaMask: true },
  },
  { rdns: 'org.stranger', name: 'Stranger in Town', icon: '', provider: {} },
]

export const rejected: Attempt = {
  type: 'failed',
  number: 1,
  walletId: 'metaMask',
  failure: { class: 'rejected' },
}

/** The first attempt, waiting for the wallet; with a pairing URI once there is one. */
export const asking = (walletId: string, uri?: string): Attempt => ({
  type: 'asking',
  number: 1,
  walletId,
  uri,
})

/** A flow at a page, come to from the first. */
export function flowAt(page: Page, attempt?: Attempt): Flow {
  const isFirst = page.step === 'NONE'
  return { page, history: isFirst ? [] : [{ step: 'NONE' }], attempt }
}

/** Props of a connect dialog on the device that has this layout. */
export function connectProps(
  layout: Layout,
  flow: Flow = flowAt({ step: 'NONE' }),
  others: readonly AnnouncedWallet[] = [],
): Omit<ConnectDialogProps, 'send'> {
  const device = layout === 'mobile' ? phone : desktop
  const wallets = listWallets([...catalogue, own], {
    announced: [...announced, ...others],
    device,
    recentIds: ['rainbow', 'walletConnect'],
  })
  return {
    flow,
    layout,
    groups: groupWallets(wallets),
    messages: dialogMessages,
    device,
    appName: 'Harbour Books',
    learnMoreUrl: 'https://learn.example',
  }
}
