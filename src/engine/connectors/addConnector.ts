import type { Config, Connector, CreateConnectorFn } from '@wagmi/core'

const added = new WeakSet<Connector>()

/** Whether a connector was added later: the next page's wagmi starts without it. */
export function isAdded(connector: Connector): boolean {
  return added.has(connector)
}

/** Makes one more wallet known to wagmi. */
export function addConnector(
  { _internal: { connectors } }: Config,
  create: CreateConnectorFn,
): Connector {
  const connector = connectors.setup(create)
  added.add(connector)
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
