import type { Transport } from './Wallet'

type TransportFacts = {
  /** wagmi's type of the connectors. A host's own connector has the same type. */
  readonly connectorType: string
  /** True if wallets can be reached from any page, although they are not installed. */
  readonly reachesAnywhere?: true
  /** True if wallets are reached by a QR code, or by a link that opens their app. Needs a `projectId`. */
  readonly usesCode?: true
  /** True if wallets render over the page during their prompt. The visitor must then be able to use those elements. */
  readonly drawsOverPage?: true
  /** True if wallets are reached only from a page that they embed. */
  readonly embedsPage?: true
}

/** The table of the ways to reach a wallet. The engine has one kind of wallet for each. @see kinds */
export const transports: Readonly<Record<Transport, TransportFacts>> = {
  injected: { connectorType: 'injected' },
  walletConnect: {
    connectorType: 'walletConnect',
    reachesAnywhere: true,
    usesCode: true,
  },
  coinbase: {
    connectorType: 'coinbaseWallet',
    reachesAnywhere: true,
    drawsOverPage: true,
  },
  safe: { connectorType: 'safe', embedsPage: true },
}

export function transportOf(connectorType: string): Transport | undefined {
  const all = Object.keys(transports) as Transport[]
  return all.find((each) => transports[each].connectorType === connectorType)
}

type Reached = { readonly transports: readonly Transport[] }

export function hasTransport(
  wallet: Reached,
  how: Exclude<keyof TransportFacts, 'connectorType'>,
): boolean {
  return wallet.transports.some((each) => transports[each][how])
}

/** Returns whether a wallet that is not installed uses a QR code or a link that opens its app. */
export function isReachedByCode(
  wallet: Reached & { readonly installed: boolean },
): boolean {
  return !wallet.installed && hasTransport(wallet, 'usesCode')
}

/** Returns whether a wallet may render over the page during its prompt, as Coinbase's SDK does. */
export function drawsOverPage(
  wallet: Reached & { readonly installed: boolean },
): boolean {
  return !wallet.installed && hasTransport(wallet, 'drawsOverPage')
}
