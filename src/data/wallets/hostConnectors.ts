import { bareName } from './bareName'
import type { Transport, Wallet } from './Wallet'

/** The fields of a connector of the page's own wagmi config that the list needs. */
export type HostConnector = {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly icon?: string | undefined
  /** Reverse domain names that its wallet announces. @see EIP-6963 */
  readonly rdns?: string | readonly string[] | undefined
}

/** wagmi's types of connectors that have their own rows in the list, with the transports of those rows. */
const rowTransports: Readonly<Record<string, Transport>> = {
  walletConnect: 'walletConnect',
  coinbaseWallet: 'coinbase',
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
  const transports = new Set(listed.flatMap((wallet) => wallet.transports))
  return connectors.filter((connector) => {
    const { id, name, type } = connector
    const transport = rowTransports[type]
    const isReached = transport !== undefined && transports.has(transport)
    return (
      type !== 'injected' &&
      type !== 'safe' &&
      !isReached &&
      !ids.has(id) &&
      !names.has(bareName(name)) &&
      ![connector.rdns ?? []].flat().some((each) => rdns.has(each))
    )
  })
}
