import type { Config, Connector, CreateConnectorFn } from '@wagmi/core'

const added = new WeakSet<Connector>()

/** Returns whether a connector was added later. The wagmi of the next page starts without it. */
export function isAdded(connector: Connector): boolean {
  return added.has(connector)
}

/** Adds a connector to wagmi's config. */
export function addConnector(
  { _internal: { connectors } }: Config,
  create: CreateConnectorFn,
): Connector {
  const connector = connectors.setup(create)
  added.add(connector)
  connectors.setState((all) => [...all, connector])
  return connector
}

/** Removes a connector from wagmi's config. */
export function removeConnector(
  { _internal: { connectors } }: Config,
  connector: Connector,
): void {
  connectors.setState((all) => all.filter((each) => each !== connector))
}
