import { type Connector, injected } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'
import type { Claim } from '../../wallets/Claim'
import { judgeAnnounced } from '../../wallets/judgeAnnounced'
import type { EngineContext } from '../EngineContext'
import { addConnector } from './addConnector'
import { guardConnector } from './guardConnector'

/** The wallet that a connector was made or asked for: one that announces the same name later does not rename it. */
const taken = new WeakMap<Connector, Claim>()

/** The announced wallets as the list identifies them: the engine must agree with it. */
export function claimsOf({
  announced,
  settings,
}: EngineContext): readonly Claim[] {
  return judgeAnnounced(announced.get(), settings.wallets)
}

/** The announced wallet that is listed under this id, or that storage remembers by it. */
export function claimOf(context: EngineContext, id: string): Claim | undefined {
  const claims = claimsOf(context)
  return (
    claims.find((claim) => claim.id === id) ??
    claims.find(({ connectorId }) => connectorId === id)
  )
}

/** The announced wallet behind a connector. */
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

/** The connector of exactly this provider, even if others use its name; made if there is none. */
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
  // Its shape is the wallet's word; wagmi reads it as EIP-1193 and fails where it is not.
  const provider = claim.provider as EIP1193Provider
  const target = { id, name, icon, provider }
  const connector = addConnector(
    config,
    guardConnector(context, injected({ target })),
  )
  taken.set(connector, claim)
  return connector
}

/** Makes all announced wallets known to wagmi, as the hooks of a host expect, now and whenever one comes. */
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
    // Hundreds may announce themselves in one go: they are judged once, together.
    if (isToJoin) return
    isToJoin = true
    queueMicrotask(join)
  })
}

/** A host's own wagmi takes the first provider of each rdns. */
function providerOf({ config }: EngineContext, connector: Connector) {
  const { mipd } = config._internal
  return (
    taken.get(connector)?.provider ??
    mipd?.findProvider({ rdns: connector.id })?.provider
  )
}
