import { type Connector, injected, ProviderNotFoundError } from '@wagmi/core'
import { browserWalletWithId } from '../../../data/wallets/browserWallet'
import { detectInjected } from '../../../data/wallets/detectInjected'
import {
  type AnnouncedIdentity,
  identifyAnnounced,
  isContested,
} from '../../../data/wallets/identifyAnnounced'
import type { Wallet } from '../../../data/wallets/Wallet'
import { walletsOf } from '../../../data/wallets/WalletChoice'
import { injectedProvider } from '../../../platform/page/injectedProvider'
import { pageStorage } from '../../../platform/storage/storage'
import type { EngineContext } from '../EngineContext'
import { kinds } from '../kinds/kinds'
import { addConnector, hardenConnector } from './addConnector'
import { reachableKind, sdkConnector, sdkKindOf } from './sdkConnector'
import { listenUntil, wrapProvider } from './wrapProvider'

/** Returns a wallet's extension if it is installed, otherwise the SDK of its entry. @throws ProviderNotFoundError */
export async function connectorFor(context: EngineContext, walletId: string) {
  const connector = findConnector(context, walletId)
  if (connector) return connector
  const { transports = [] } = walletOf(context, walletId) ?? {}
  const kind = reachableKind(context, transports)
  if (kind) return sdkConnector(context, kind)
  throw new ProviderNotFoundError()
}

/** Returns the connector of a wallet, or of a stored connector id, if it is available now. */
export function findConnector(context: EngineContext, id: string) {
  const identity = identityOf(context, id)
  if (identity) return announcedConnector(context, identity)
  const wallet = walletOf(context, id)
  return (
    context.config.connectors.find((connector) => connector.id === id) ??
    (wallet ? detected(context, wallet) : unannounced(context, id))
  )
}

/** Returns the list's entry of a connector, by its announced rdns or its id. */
function walletOf({ settings }: EngineContext, id: string): Wallet | undefined {
  return walletsOf(settings.wallets).find(
    (wallet) => wallet.id === id || wallet.rdns?.includes(id),
  )
}

function detected(context: EngineContext, wallet: Wallet) {
  if (isContested(identitiesOf(context), wallet)) return undefined
  const announced = context.announced.get().map(({ provider }) => provider)
  const provider = detectInjected(wallet, injectedProvider(), announced)
  return provider ? injectedConnector(context, wallet, provider) : undefined
}

/** A browser wallet that is not in the list, and had not announced itself when it was chosen. */
function unannounced(context: EngineContext, id: string) {
  const browserWallet = browserWalletWithId(id, injectedProvider())
  if (!browserWallet) return undefined
  const { provider } = browserWallet
  const identity = identitiesOf(context).find(
    (each) => each.provider === provider,
  )
  return identity
    ? announcedConnector(context, identity)
    : injectedConnector(context, browserWallet, provider)
}

function injectedConnector(
  context: EngineContext,
  { id, name, icon }: Pick<Connector, 'id' | 'name' | 'icon'>,
  foreign: unknown,
): Connector {
  const wrapper = listenUntil(context.ended, wrapProvider(foreign))
  const provider = () => wrapper
  const create = injected({ target: { id, name, icon, provider } })
  return addConnector(context.config, hardenConnector(context, create))
}

/** The announced wallet of each connector. A later wallet with the same name must not rename the connector. */
const identities = new WeakMap<Connector, AnnouncedIdentity>()

/** Returns the announced wallets, identified in the same way as in the wallet list. */
function identitiesOf({
  announced,
  settings,
}: EngineContext): readonly AnnouncedIdentity[] {
  return identifyAnnounced(announced.get(), settings.wallets)
}

/** Returns the announced wallet with this id in the list, or with this connector id in storage. */
export function identityOf(context: EngineContext, id: string) {
  const identities = identitiesOf(context)
  return (
    identities.find((identity) => identity.id === id) ??
    identities.find(({ connectorId }) => connectorId === id)
  )
}

export function identityBehind(context: EngineContext, connector: Connector) {
  const identity = identities.get(connector)
  if (identity) return identity
  const provider = providerOf(context, connector)
  return (
    provider && identitiesOf(context).find((each) => each.provider === provider)
  )
}

/** Returns the connector of exactly this provider, even if other providers use its name. Creates it if necessary. */
function announcedConnector(
  context: EngineContext,
  identity: AnnouncedIdentity,
): Connector {
  const { connectorId: id, iconUrl: icon, name, provider } = identity
  const connector =
    context.config.connectors.find(
      (each) => providerOf(context, each) === provider,
    ) ?? injectedConnector(context, { id, name, icon }, provider)
  identities.set(connector, identity)
  return connector
}

/** Adds all announced wallets to wagmi, now and later, because a host's wagmi hooks expect them there. */
export function joinAnnounced(context: EngineContext): void {
  let isScheduled = false
  const join = () => {
    isScheduled = false
    const ids = new Set(context.config.connectors.map(({ id }) => id))
    for (const identity of identitiesOf(context))
      if (!ids.has(identity.connectorId)) announcedConnector(context, identity)
  }
  join()
  context.announced.subscribe(() => {
    // Hundreds of wallets may announce themselves at once, so they are handled together.
    if (isScheduled) return
    isScheduled = true
    queueMicrotask(join)
  })
}

/** Returns the provider of a connector. A host's own wagmi uses the first provider of each rdns. */
function providerOf({ config }: EngineContext, connector: Connector) {
  const { mipd } = config._internal
  return (
    identities.get(connector)?.provider ??
    mipd?.findProvider({ rdns: connector.id })?.provider
  )
}

/** Key of the wallet that the visitor has chosen, because several wallets share one connector. */
const sdkWalletKey = 'walletdock.reached'

/** Saves which wallet an SDK is used for, so that a reloaded page shows the same wallet. */
export function saveSdkWallet(walletId: string): void {
  pageStorage.set(sdkWalletKey, walletId)
}

export function walletBehind(context: EngineContext, id: string) {
  const kind = sdkKindOf(id)
  if (!kind) return walletOf(context, id)
  const uses = ({ transports }: Wallet) =>
    transports.some((transport) => kinds[transport] === kind)
  const lastWallet = walletOf(context, pageStorage.get(sdkWalletKey) ?? '')
  if (lastWallet && uses(lastWallet)) return lastWallet
  // A host's own button pairs any wallet, so only the client knows which one.
  if (kind.usesCode) return walletOf(context, id)
  return walletsOf(context.settings.wallets).find(uses)
}
