import type { Config, Connector, CreateConnectorFn } from '@wagmi/core'

/** Makes one more wallet known to wagmi. */
export function addConnector(
  { _internal: { connectors } }: Config,
  create: CreateConnectorFn,
): Connector {
  const connector = connectors.setup(create)
  connectors.setState((all) => [...all, connector])
  return connector
}

/** Takes back what was added. */
export function removeConnector(
  { _internal: { connectors } }: Config,
  connector: Connector,
): void {
  connectors.setState((all) => all.filter((each) => each !== connector))
}
