import type { Wallet } from './Wallet'

/** Why an announced wallet is marked: it took what others have as well, or what its provider contradicts. */
export type Doubt =
  /** Several providers under one rdns, none of them clearly right. */
  | 'shared-rdns'
  /** A known wallet's rdns whose flag the provider lacks, or an rdns that only looks like one. */
  | 'false-rdns'
  /** The name of a known wallet or of another announced one, or one that looks the same. */
  | 'borrowed-name'

/** An announced wallet, and the wallet that it is taken for. */
export type Claim = {
  /** Under which it is listed. */
  readonly id: string
  /** Under which wagmi knows it and storage remembers it: the rdns, for one provider of each. */
  readonly connectorId: string
  readonly name: string
  readonly iconUrl: string
  readonly rdns: string
  readonly provider: object
  /** The known wallet that calls itself so, rightly or not. */
  readonly brand?: Wallet | undefined
  /** The known wallet whose maker's SDK this is, as a part of the page. @see sdkVendors */
  readonly sdkOf?: Wallet | undefined
  /** The host's wallet that this is: nothing contradicts it. */
  readonly wallet?: Wallet | undefined
  readonly doubt?: Doubt | undefined
}
