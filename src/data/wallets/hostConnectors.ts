import { bareName } from './bareName'
import { transportOf, transports } from './transports'
import type { Wallet } from './Wallet'

/** The fields of a connector of the page's own wagmi config that the list needs. */
export type HostConnector = {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly icon?: string | undefined
  /** Reverse domain names that its wallet announces. @see EIP-6963 */
  readonly rdns?: string | readonly string[] | undefined
}

/**
 * Returns the connectors of the page's own wagmi config that have no row yet, such as a burner wallet, a passkey wallet
 * or a test wallet. Omits connectors of extensions, which announce themselves, and of Safe, which has its own row
 * inside a Safe.
 * @param listed the existing rows
 */
export function hostConnectors(
  connectors: readonly HostConnector[],
  listed: readonly Pick<Wallet, 'id' | 'name' | 'rdns' | 'transports'>[],
): readonly HostConnector[] {
  const ids = new Set(listed.map(({ id }) => id))
  const names = new Set(listed.map(({ name }) => bareName(name)))
  const rdns = new Set(listed.flatMap((wallet) => wallet.rdns ?? []))
  const reached = new Set(listed.flatMap((wallet) => wallet.transports))
  return connectors.filter((connector) => {
    const { id, name, type } = connector
    const transport = transportOf(type)
    const hasRow =
      transport &&
      (reached.has(transport) || !transports[transport].reachesAnywhere)
    return (
      !hasRow &&
      !ids.has(id) &&
      !names.has(bareName(name)) &&
      ![connector.rdns ?? []].flat().some((each) => rdns.has(each))
    )
  })
}
