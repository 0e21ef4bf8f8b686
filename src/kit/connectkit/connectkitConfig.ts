import type { CreateConfigParameters, CreateConnectorFn } from 'wagmi'
import { app, withoutParts } from '../otherKits'
import { transportsFor } from '../otherKits/transportsFor'

// This file has no 'use client', because pages call these functions on a server, too.

type Account = {
  coinbaseWalletPreference?: unknown
  enableAaveAccount?: boolean
  aaveAccountOptions?: unknown
}

/**
 * Returns the parameters for wagmi's `createConfig`, without connectors of ours. A chain without a transport uses its
 * public node.
 * @throws Error without chains
 */
export function getDefaultConfig({
  appName,
  appIcon,
  appDescription,
  appUrl,
  walletConnectProjectId,
  coinbaseWalletPreference: _preference,
  enableAaveAccount: _enable,
  aaveAccountOptions: _options,
  chains,
  ...wagmi
}: {
  appName: string
  appIcon?: string
  appDescription?: string
  appUrl?: string
  walletConnectProjectId: string
} & Account &
  Partial<CreateConfigParameters>): CreateConfigParameters {
  if (!chains) throw new Error('getDefaultConfig needs `chains`.')
  Object.assign(app, {
    ...{ appName, appIcon, appDescription, appUrl },
    projectId: walletConnectProjectId,
  })
  // A config has either a client or transports, which TypeScript cannot see here.
  return {
    chains,
    ...(!wagmi.client && { transports: transportsFor(chains) }),
    ...wagmi,
  } as CreateConfigParameters
}

/**
 * Passes the facts of the page to the provider. Returns no connectors, because Walletdock creates a wallet's connector
 * when the visitor chooses the wallet.
 */
export function getDefaultConnectors({
  app: page,
  walletConnectProjectId: projectId,
}: {
  app: { name: string; icon?: string; description?: string; url?: string }
  walletConnectProjectId?: string
} & Account): CreateConnectorFn[] {
  Object.assign(app, {
    ...{ appName: page.name, appIcon: page.icon, projectId },
    ...{ appDescription: page.description, appUrl: page.url },
  })
  return []
}

/** ConnectKit's connectors. @throws Error when one is read */
export const wallets: Readonly<Record<string, CreateConnectorFn>> =
  /* @__PURE__ */ withoutParts(
    'wallets',
    'Its list offers them without a connector.',
  )
