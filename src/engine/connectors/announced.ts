import { type Connector, injected } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'
import type { Claim } from '../../wallets/Claim'
import { judgeAnnounced } from '../../wallets/judgeAnnounced'
import type { EngineContext } from '../EngineContext'
import { addConnector } from './addConnector'
import { guardConnector } from './guardConnector'

/** The announced wallet of each connector. A wallet that announces the same name later must not rename it. */
const taken = new WeakMap<Connector, Claim>()

/** Returns the announced wallets, identified in the same way as in the wallet list. */
export function claimsOf({
  announced,
  settings,
}: EngineContext): readonly Claim[] {
  return judgeAnnounced(announced.get(), settings.wallets)
}

/** Returns the announced wallet with this id in the list, or with this connector id in storage. */
export function claimOf(context: EngineContext, id: string): Claim | undefined {
  const claims = claimsOf(context)
  return (
    claims.find((claim) => claim.id === id) ??
    claims.find(({ connectorId }) => connectorId === id)
  )
}

/** Returns the announced wallet of a connector. */
export function claimBehind(
  context: EngineContext,
  connector: Connector,
): Claim | undefined {
  const known = taken.get(connector)
  if (known) return known
  const provider = providerOf(context, connector)
  return (
    provider && claimsOf(context).find((each) => each.provider === provider)
  )
}

/** Returns the connector of exactly this provider, even if other providers use its name. Creates it if necessary. */
export function announcedConnector(
  context: EngineContext,
  claim: Claim,
): Connector {
  const { config } = context
  const known = config.connectors.find(
    (connector) => providerOf(context, connector) === claim.provider,
  )
  if (known) {
    taken.set(known, claim)
    return known
  }
  const { connectorId: id, iconUrl: icon, name } = claim
  // The provider is unchecked. wagmi treats it as an EIP-1193 provider and throws if it is not.
  const provider = claim.provider as EIP1193Provider
  const target = { id, name, icon, provider }
  const connector = addConnector(
    config,
    guardConnector(context, injected({ target })),
  )
  taken.set(connector, claim)
  return connector
}

/** Adds all announced wallets to wagmi, now and later, because a host's wagmi hooks expect them there. */
export function joinAnnounced(context: EngineContext): void {
  let isToJoin = false
  const join = () => {
    isToJoin = false
    const ids = new Set(context.config.connectors.map(({ id }) => id))
    for (const claim of claimsOf(context))
      if (!ids.has(claim.connectorId)) announcedConnector(context, claim)
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
    taken.get(connector)?.provider ??
    mipd?.findProvider({ rdns: connector.id })?.provider
  )
}
