// @ts-ignore: a page without wagmi has no types of it
import type * as wagmi from 'wagmi'

/** What the page has, or, where it has no wagmi, the least that is asked of one. */
type Given<Theirs, Least> = symbol extends keyof Theirs ? Least : Theirs

/** The config of the page's own wagmi. */
export type Config = Given<wagmi.Config, LeastConfig>
type LeastConfig = {
  readonly chains: readonly [ChainId, ...ChainId[]]
  readonly connectors: readonly Connector[]
  readonly state: { readonly chainId: number; readonly status: string }
  getClient(parameters?: object): object
}
type ChainId = { readonly id: number }

/** A connector of the page's own wagmi. */
export type Connector = Given<wagmi.Connector, LeastConnector>
type LeastConnector = { readonly id: string; readonly name: string }
