import type { Settings } from '../settings/Settings'

/** From where this page loads Walletdock, and what of it. */
export function loadOptions({ remoteUrl }: Settings) {
  return {
    url: remoteUrl,
    timeoutMs: 8000,
    modules: [
      './WalletProvider',
      './ConnectButton',
      './useWallet',
      './useAddRecentTransaction',
      './useSendTransaction',
      './WagmiBridge',
    ],
  } as const
}
