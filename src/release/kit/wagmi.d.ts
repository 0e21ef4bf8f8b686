// @ts-ignore: a page without wagmi does not have its types
import type * as wagmi from 'wagmi'

/** The type from the page's wagmi. Without wagmi, a minimal type with the fields that we need. */
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
