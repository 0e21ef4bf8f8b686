import { coinbaseIcon } from './icons/coinbase'
import type { Wallet } from './Wallet'

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
