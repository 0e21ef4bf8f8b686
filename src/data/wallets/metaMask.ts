import { metaMaskIcon } from './icons/metaMask'
import type { Wallet } from './Wallet'

const learnMoreUrl = 'https://metamask.io/faqs/'
const toLink = (uri: string) =>
  `https://metamask.app.link/wc?uri=${encodeURIComponent(uri)}`

/** MetaMask connects with its extension, otherwise with its phone app through WalletConnect. */
export const metaMask = {
  id: 'metaMask',
  name: 'MetaMask',
  iconUrl: metaMaskIcon,
  iconBackground: '#fff',
  iconAccent: '#f6851a',
  rdns: ['io.metamask', 'io.metamask.mobile'],
  injectedFlag: 'isMetaMask',
  transports: ['injected', 'walletConnect'],
  downloadUrls: {
    android: 'https://play.google.com/store/apps/details?id=io.metamask',
    ios: 'https://apps.apple.com/us/app/metamask/id1438144202',
    mobile: 'https://metamask.io/download',
    qrCode: 'https://metamask.io/download',
    chrome:
      'https://chrome.google.com/webstore/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/metamask/ejbalbakoplchlghecdalmeeeajnimhm',
    firefox: 'https://addons.mozilla.org/firefox/addon/ether-metamask',
    opera: 'https://addons.opera.com/extensions/details/metamask-10',
    browserExtension: 'https://metamask.io/download',
  },
  qrCode: {
    instructions: { learnMoreUrl, steps: ['install', 'create', 'scan'] },
  },
  extension: {
    instructions: { learnMoreUrl, steps: ['install', 'create', 'refresh'] },
  },
  toQrUri: toLink,
  toMobileUri: toLink,
} satisfies Wallet
