import type { NameService } from '../local/nameService'
import type { Chains } from '../local/startChains'
import type { Settings } from './settings'

type Parts = { readonly chains: Chains; readonly names: NameService }

/** Returns one line for each service that runs beside the pages. */
export function describeParts(
  { chains: { base, second }, names }: Parts,
  settings: Settings,
): readonly string[] {
  const every = settings.network === 'base' ? '2 s' : '200 ms'
  return [
    base
      ? `Base, id 8453: a block every ${every} (${portOf(base.url)})`
      : 'Base, id 8453: the node of RPC_URL',
    second
      ? `OP Mainnet, id 10: the network to switch to (${portOf(second.url)})`
      : 'OP Mainnet, id 10: the node of RPC_URL_SECOND',
    base && second
      ? 'Wallet: a test wallet with 10,000 Ether announces itself'
      : 'Wallet: only your own, because the test wallet needs both local chains',
    `Names: a local name service (${portOf(names.url)})`,
    'Sign-in: open the page with ?sign-in',
  ]
}

/** Returns only the port of a URL, so that the only URL in the output is the URL to open. */
export function portOf(url: string): string {
  return `port ${new URL(url).port}`
}
