import type { Connection, Connector } from '@wagmi/core'
import type { Address, ConnectorView, Told } from '../../session/State'
import { claimBehind } from '../connectors/announced'
import { reachedWallet } from '../connectors/reachedWallet'
import type { EngineContext } from '../EngineContext'

/** A connection of wagmi's in the session's words. */
export function toldOf(
  context: EngineContext,
  { accounts, chainId, connector }: Connection,
): Told {
  const [address] = accounts
  const { expects } = context.settings
  return {
    address,
    chainId,
    connector: connectorView(context, connector),
    ...(expects && isOther(expects, address) && { expects }),
  }
}

/** A host without types may give anything, and hears of that elsewhere. */
function isOther(expects: Address, address: Address) {
  return String(expects).toLowerCase() !== address.toLowerCase()
}

function connectorView(
  context: EngineContext,
  connector: Connector,
): ConnectorView {
  const wallet =
    claimBehind(context, connector) ?? reachedWallet(context, connector.id)
  const { id, name, iconUrl: icon } = wallet ?? ownView(connector)
  return {
    id,
    name,
    icon,
    ...(!connector.switchChain && { hasOneChain: true as const }),
  }
}

/** A host's own connector is the host's word. */
function ownView({ id, name, icon }: Connector) {
  return { id, name, iconUrl: icon }
}
