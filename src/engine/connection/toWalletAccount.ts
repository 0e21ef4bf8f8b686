import type { Connection, Connector } from '@wagmi/core'
import type { Address, ConnectorView, WalletAccount } from '../../session/State'
import { identityBehind, reachedWallet } from '../connectors/connectorFor'
import type { EngineContext } from '../EngineContext'

/** Converts a wagmi connection to the session's format. */
export function toWalletAccount(
  context: EngineContext,
  { accounts, chainId, connector }: Connection,
): WalletAccount {
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
    identityBehind(context, connector) ?? reachedWallet(context, connector.id)
  const { id, name, iconUrl: icon } = wallet ?? hostConnectorView(connector)
  return {
    id,
    name,
    icon,
    ...(!connector.switchChain && { hasOneChain: true as const }),
  }
}

/** Trusts the id, name and icon of a host's own connector. */
function hostConnectorView({ id, name, icon }: Connector) {
  return { id, name, iconUrl: icon }
}
