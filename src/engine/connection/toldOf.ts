import type { Connection, Connector } from '@wagmi/core'
import type { Address, ConnectorView, Told } from '../../session/State'
import { claimBehind } from '../connectors/announced'
import { reachedWallet } from '../connectors/reachedWallet'
import type { EngineContext } from '../EngineContext'

/** Converts a wagmi connection to the session's format. */
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

/** Hosts without types may pass any value. A different check reports that. */
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

/** Trusts the id, name and icon of a host's own connector. */
function ownView({ id, name, icon }: Connector) {
  return { id, name, iconUrl: icon }
}
