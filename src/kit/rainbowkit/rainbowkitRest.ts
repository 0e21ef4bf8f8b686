import type { CreateConnectorFn } from 'wagmi'
import { noConnector, warnOnce, withoutParts } from '../otherKits'
import type { WalletDetailsParams } from './Wallet'

/** Returns a placeholder, because Walletdock creates WalletConnect's connector when the visitor chooses it. */
export function getWalletConnectConnector(_: {
  projectId: string
  walletConnectParameters?: object
}): (walletDetails: WalletDetailsParams) => CreateConnectorFn {
  warnOnce(
    'getWalletConnectConnector',
    'Offer walletConnectWallet of walletdock/rainbowkit/wallets.',
  )
  return () => noConnector
}

/** RainbowKit's own parts. @throws Error when a part is read */
export const __private__: Readonly<Record<string, never>> =
  /* @__PURE__ */ withoutParts(
    '__private__',
    'Use the hooks of walletdock/react.',
  )
