import {
  type Config,
  type CreateConfigParameters,
  type CreateConnectorFn,
  createConfig,
  type Transport,
} from 'wagmi'
import type { Chain as ViemChain } from 'wagmi/chains'
import type { WalletName } from '../../remote/exposes/WalletProvider'
import { app, noConnector, warnOnce } from '../otherKits'
import { transportsFor } from '../otherKits/transportsFor'
import type { CreateWalletFn, WalletList } from './Wallet'

// This file has no 'use client', because pages call these functions on a server, too.

/** A chain of the page's wagmi, with an icon. */
export type Chain = ViemChain & {
  iconUrl?: string | (() => Promise<string>) | null
  iconBackground?: string
}

/** Options of `connectorsForWallets`. */
export type ConnectorsForWalletsParameters = {
  projectId: string
  appName: string
  appDescription?: string | undefined
  appUrl?: string | undefined
  appIcon?: string | undefined
  walletConnectParameters?: object | undefined
}

/**
 * Offers wallets under headings. Walletdock connects those that it knows. Other wallets keep their own connectors.
 * @returns the connectors of the page's own wallets, for wagmi's `createConfig`
 */
export function connectorsForWallets(
  list: WalletList,
  { walletConnectParameters, ...about }: ConnectorsForWalletsParameters,
): CreateConnectorFn[] {
  const connectors: CreateConnectorFn[] = []
  const take = (create: CreateWalletFn): readonly WalletName[] => {
    const { walletdock, createConnector, hidden, ...details } = create({
      ...about,
      walletConnectParameters: {},
    })
    const names = walletdock ?? []
    if (hidden?.()) return names
    const { name, iconUrl } = details
    const { length: index } = connectors
    const rkDetails = { ...details, index, isRainbowKitConnector: true }
    const connector = createConnector({ rkDetails })
    if (connector !== noConnector)
      connectors.push((config) => ({
        ...connector(config),
        ...{ name, rkDetails },
        ...(iconUrl && typeof iconUrl === 'string' && { icon: iconUrl }),
      }))
    return names
  }
  const groups = list
    .map(({ groupName, wallets }) => ({
      groupName,
      wallets: wallets.flatMap(take),
    }))
    .filter(({ wallets }) => wallets.length)
  Object.assign(app, about, groups.length && { wallets: groups })
  if (walletConnectParameters)
    warnOnce('walletConnectParameters', 'Set relayUrl on WalletdockProvider.')
  return connectors
}

/** Returns no wallets, because Walletdock's default list replaces them. */
export function getDefaultWallets(parameters: ConnectorsForWalletsParameters): {
  connectors: CreateConnectorFn[]
  wallets: WalletList
}
export function getDefaultWallets(): { wallets: WalletList }
export function getDefaultWallets(
  parameters?: ConnectorsForWalletsParameters,
): { wallets: WalletList; connectors?: CreateConnectorFn[] } {
  const wallets: WalletList = []
  return parameters
    ? { wallets, connectors: connectorsForWallets(wallets, parameters) }
    : { wallets }
}

type Chains = readonly [Chain, ...Chain[]]
type Transports<chains extends Chains> = Record<chains[number]['id'], Transport>

/** Creates a wagmi config. A chain without a transport uses its public node. */
export function getDefaultConfig<
  const chains extends Chains,
  transports extends Transports<chains>,
>({
  wallets = [],
  appName,
  appDescription,
  appUrl,
  appIcon,
  projectId,
  walletConnectParameters,
  ...wagmi
}: Omit<CreateConfigParameters<chains, transports>, 'client' | 'connectors'> &
  ConnectorsForWalletsParameters & { wallets?: WalletList }): Config<
  chains,
  transports,
  CreateConnectorFn[]
> {
  const parameters = {
    transports: transportsFor(wagmi.chains),
    ...wagmi,
    connectors: connectorsForWallets(wallets, {
      appName,
      projectId,
      appDescription,
      appUrl,
      appIcon,
      walletConnectParameters,
    }),
  }
  // Each chain has a transport by now, which TypeScript cannot see.
  return createConfig(
    parameters as unknown as CreateConfigParameters<
      chains,
      transports,
      CreateConnectorFn[]
    >,
  )
}
