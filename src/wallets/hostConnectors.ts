import { bareName } from './bareName'
import type { Transport, Wallet } from './Wallet'

/** A connector of the page's own wagmi config, as far as the list needs it. */
export type HostConnector = {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly icon?: string | undefined
  /** Names under which its wallet announces itself. @see EIP-6963 */
  readonly rdns?: string | readonly string[] | undefined
}

/** wagmi's types of connectors for which the list has rows of its own, and how those rows reach their wallets. */
const reached: Readonly<Record<string, Transport>> = {
  walletConnect: 'walletConnect',
  coinbaseWallet: 'coinbase',
}

/**
 * Returns the connectors of the page's own wagmi config that no other row stands for, such as a burner wallet, a passkey
 * wallet or a test wallet. Extensions are listed by what they announce, and a Safe where the page is inside one.
 * @param listed the rows that are there already
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
    const transport = reached[type]
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
