import { svgIcon } from './svgIcon'
import type { Wallet } from './Wallet'

/** A coin with a square hole. */
const coinbaseIcon = svgIcon(
  '<path fill="#2c5ff6" d="M0 0h28v28H0z"/><path fill="#fff" fill-rule="evenodd" d="M14 5a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm-1.8 6.1a1.1 1.1 0 0 0-1.1 1.1v3.6c0 .6.5 1.1 1.1 1.1h3.6c.6 0 1.1-.5 1.1-1.1v-3.6c0-.6-.5-1.1-1.1-1.1Z"/>',
)

const learnMoreUrl = 'https://www.coinbase.com/wallet/articles/getting-started'

/** Coinbase Wallet connects with its extension, otherwise with the popup of its SDK. */
export const coinbase = {
  id: 'coinbase',
  name: 'Coinbase Wallet',
  shortName: 'Coinbase',
  iconUrl: coinbaseIcon,
  iconBackground: '#2c5ff6',
  iconAccent: '#2c5ff6',
  rdns: ['com.coinbase.wallet'],
  injectedFlag: 'isCoinbaseWallet',
  transports: ['injected', 'coinbase'],
  downloadUrls: {
    android: 'https://play.google.com/store/apps/details?id=org.toshi',
    ios: 'https://apps.apple.com/us/app/coinbase-wallet-store-crypto/id1278383455',
    mobile: 'https://coinbase.com/wallet/downloads',
    qrCode: 'https://coinbase.com/wallet/downloads',
    chrome:
      'https://chrome.google.com/webstore/detail/coinbase-wallet-extension/hnfanknocfeofbddgcijnmhnfnkdnaad',
    browserExtension: 'https://coinbase.com/wallet',
  },
  qrCode: {
    instructions: {
      learnMoreUrl: `${learnMoreUrl}-mobile`,
      steps: ['install', 'create', 'scan'],
    },
  },
  extension: {
    instructions: {
      learnMoreUrl: `${learnMoreUrl}-extension`,
      steps: ['install', 'create', 'refresh'],
    },
  },
} satisfies Wallet
