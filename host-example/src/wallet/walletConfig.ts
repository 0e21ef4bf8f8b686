import type { WalletdockConfig } from 'walletdock/WalletProvider'
import { chainsOf } from '../settings/chains'
import type { Settings } from '../settings/Settings'

/** The options that do not depend on the settings, for the time before the settings have loaded. */
export const walletLook: WalletdockConfig = {
  appName: 'Windfall',
  accent: '#3f6b2f',
}

/** Returns Walletdock's configuration on this page. */
export function walletConfig(settings: Settings): WalletdockConfig {
  const { rpcUrls, projectId, nameService, ensRpcUrl, sampleTokens } = settings
  return {
    ...walletLook,
    projectId,
    chains: chainsOf(settings),
    rpcUrls,
    nameService: nameService ?? undefined,
    ensRpcUrl,
    showRecentTransactions: true,
    accountActions: [
      {
        label: 'Send a gift',
        onSelect: () => document.getElementById('amount')?.focus(),
      },
    ],
    tokens:
      sampleTokens &&
      (() =>
        sampleTokens.map((token) => ({
          ...token,
          value: BigInt(token.value),
        }))),
    relayUrl: settings.relayUrl,
    relayTimeoutMs: settings.relayTimeoutMs,
    safeOrigins: settings.safeOrigins,
    walletTimeoutMs: settings.walletTimeoutMs,
  }
}
