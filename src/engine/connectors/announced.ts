import { type Connector, injected } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'
import type { AnnouncedIdentity } from '../../wallets/AnnouncedIdentity'
import { identifyAnnounced } from '../../wallets/identifyAnnounced'
import type { EngineContext } from '../EngineContext'
import { addConnector } from './addConnector'
import { hardenConnector } from './hardenConnector'

/** The announced wallet of each connector. A wallet that announces the same name later must not rename it. */
const identities = new WeakMap<Connector, AnnouncedIdentity>()

/** Returns the announced wallets, identified in the same way as in the wallet list. */
export function identitiesOf({
  announced,
  settings,
}: EngineContext): readonly AnnouncedIdentity[] {
  return identifyAnnounced(announced.get(), settings.wallets)
}

/** Returns the announced wallet with this id in the list, or with this connector id in storage. */
export function identityOf(
  context: EngineContext,
  id: string,
): AnnouncedIdentity | undefined {
  const identities = identitiesOf(context)
  return (
    identities.find((identity) => identity.id === id) ??
    identities.find(({ connectorId }) => connectorId === id)
  )
}

/** Returns the announced wallet of a connector. */
export function identityBehind(
  context: EngineContext,
  connector: Connector,
): AnnouncedIdentity | undefined {
  const known = identities.get(connector)
  if (known) return known
  const provider = providerOf(context, connector)
  return (
    provider && identitiesOf(context).find((each) => each.provider === provider)
  )
}

/** Returns the connector of exactly this provider, even if other providers use its name. Creates it if necessary. */
export function announcedConnector(
  context: EngineContext,
  identity: AnnouncedIdentity,
): Connector {
  const { config } = context
  const existing = config.connectors.find(
    (connector) => providerOf(context, connector) === identity.provider,
  )
  if (existing) {
    identities.set(existing, identity)
    return existing
  }
  const { connectorId: id, iconUrl: icon, name } = identity
  // The provider is unchecked. wagmi treats it as an EIP-1193 provider and throws if it is not.
  const provider = identity.provider as EIP1193Provider
  const target = { id, name, icon, provider }
  const connector = addConnector(
    config,
    hardenConnector(context, injected({ target })),
  )
  identities.set(connector, identity)
  return connector
}

/** Adds all announced wallets to wagmi, now and later, because a host's wagmi hooks expect them there. */
export function joinAnnounced(context: EngineContext): void {
  let isToJoin = false
  const join = () => {
    isToJoin = false
    const ids = new Set(context.config.connectors.map(({ id }) => id))
    for (const identity of identitiesOf(context))
      if (!ids.has(identity.connectorId)) announcedConnector(context, identity)
  }
  join()
  context.announced.subscribe(() => {
    // Hundreds of wallets may announce themselves at once, so they are handled together.
    if (isToJoin) return
    isToJoin = true
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
