import { svgIcon } from './svgIcon'
import type { Wallet } from './Wallet'

/** A fox seen from the front: ears, cheeks, snout. */
const metaMaskIcon = svgIcon(
  '<path fill="#fff" d="M0 0h28v28H0z"/><path fill="#f6851a" d="M4.5 5.5 11.6 10h4.8l7.1-4.5 1 7.5-2.3 7.2-5.2-1.3-1.6 3.6h-2.8L11 18.9l-5.2 1.3L3.5 13Z"/><path fill="#c0500b" d="m4.5 5.5 7.1 4.5-1.9 4L3.5 13Zm19 0L16.4 10l1.9 4 6.2-1Z"/><path fill="#3a2213" d="m9.4 14.2 3 1.9-2.8.7Zm9.2 0-3 1.9 2.8.7Zm-6 8.3h2.8l.6-1.7-2-.9-2 .9Z"/>',
)

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
