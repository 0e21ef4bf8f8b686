import type { Connector } from '@wagmi/core'
import {
  announcedIcon,
  announcedName,
} from '../../../data/wallets/fitAnnounced'
import { graphemes } from '../../../platform/text/graphemes'
import {
  type WalletConnectProvider,
  walletConnectProvider,
} from './walletConnectProvider'

/** The name and icon that a wallet behind WalletConnect gives itself. Nothing proves them. */
export type ClaimedWallet = {
  readonly name: string
  readonly icon: string | undefined
}

/** The client of each connector. Missing if it could not be loaded. */
const clients = new WeakMap<Connector, WalletConnectProvider | undefined>()

/**
 * Loads the clients of these connected connectors, because only a client knows its wallet. Returns `undefined` if all
 * are loaded.
 */
export function loadClients(
  connectors: readonly Connector[],
): Promise<unknown> | undefined {
  const missing = connectors.filter((connector) => !clients.has(connector))
  if (missing.length === 0) return undefined
  return Promise.all(
    missing.map(async (connector) => {
      // Without its client, the connector itself gives the wallet's name.
      const client = walletConnectProvider(connector).catch(() => undefined)
      clients.set(connector, await client)
    }),
  )
}

export function claimedWallet(connector: Connector): ClaimedWallet | undefined {
  return readMetadata(clients.get(connector)?.session?.peer?.metadata)
}

/** Maximum length of a name in graphemes, so that the words behind it stay visible. */
const longest = 30
/** The page's own paths and servers of this machine are not a wallet's. */
const webIcon = /^https:\/\/[^\s\\]{1,2000}$/i

/** Reads a wallet's description, which may contain anything. Returns `undefined` if it has no name. */
function readMetadata(
  metadata: { readonly name?: unknown; readonly icons?: unknown } | undefined,
): ClaimedWallet | undefined {
  const { name, icons } = metadata ?? {}
  if (typeof name !== 'string') return undefined
  const line = graphemes(announcedName(name)).slice(0, longest).join('').trim()
  if (!line) return undefined
  const all: readonly unknown[] = Array.isArray(icons) ? icons : []
  return { name: line, icon: all.map(readIcon).find(Boolean) }
}

function readIcon(icon: unknown): string | undefined {
  if (typeof icon !== 'string') return undefined
  return webIcon.test(icon) ? icon : announcedIcon(icon)
}
