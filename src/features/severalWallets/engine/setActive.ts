import type { Config, Connector } from '@wagmi/core'
import { connectorsOf } from '../../../wallet/engine/connection/disconnect'

/** Makes a connected wallet the active one. */
export function setActive(config: Config, connector: Connector | undefined) {
  if (connector && connector.uid !== config.state.current)
    config.setState((state) => ({ ...state, current: connector.uid }))
}

/** Returns the connector of a connected wallet. */
export function findConnector(
  config: Config,
  id: string | undefined,
): Connector | undefined {
  return connectorsOf(config).find((connector) => connector.id === id)
}
