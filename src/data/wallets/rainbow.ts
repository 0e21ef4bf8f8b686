import { rainbowIcon } from './icons/rainbow'
import type { Wallet } from './Wallet'

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
