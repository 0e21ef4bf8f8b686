import { svgIcon } from './svgIcon'
import type { Wallet } from './Wallet'

/** Three bands of a rainbow, rising from the lower left. */
const rainbowIcon = svgIcon(
  '<path fill="#0c2f78" d="M0 0h28v28H0z"/><g stroke-width="3.4" stroke-linecap="round"><path stroke="#ff5a52" d="M6 7.7c8 0 14.3 6.3 14.3 14.3"/><path stroke="#ffc93d" d="M6 12.6a9.4 9.4 0 0 1 9.4 9.4"/><path stroke="#3fb6ff" d="M6 17.5a4.5 4.5 0 0 1 4.5 4.5"/></g>',
)

/** Rainbow connects with its extension, otherwise with its phone app through WalletConnect. */
export const rainbow = {
  id: 'rainbow',
  name: 'Rainbow',
  iconUrl: rainbowIcon,
  iconBackground: '#0c2f78',
  rdns: ['me.rainbow'],
  injectedFlag: 'isRainbow',
  transports: ['injected', 'walletConnect'],
  downloadUrls: {
    android: 'https://play.google.com/store/apps/details?id=me.rainbow',
    ios: 'https://apps.apple.com/app/id1457119021',
    mobile: 'https://rainbow.download',
    qrCode: 'https://rainbow.download',
    browserExtension: 'https://rainbow.me/extension',
  },
  qrCode: {
    instructions: {
      learnMoreUrl: 'https://learn.rainbow.me/connect-to-a-website-or-app',
      steps: ['install', 'create', 'scan'],
    },
  },
  extension: {
    instructions: {
      learnMoreUrl: 'https://rainbow.me/extension',
      steps: ['install', 'create', 'refresh'],
    },
  },
  appScheme: 'rainbow',
  toQrUri: (uri) => `https://rnbwapp.com/wc?uri=${encodeURIComponent(uri)}`,
  // On Android, a `wc:` link lets the visitor choose one of their wallet apps.
  toMobileUri: (uri, system) =>
    system === 'android' ? uri : `rainbow://wc?uri=${encodeURIComponent(uri)}`,
} satisfies Wallet
