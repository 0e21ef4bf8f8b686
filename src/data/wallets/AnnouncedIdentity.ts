import type { Wallet } from './Wallet'

/** Reason for the warning about an announced wallet, which may be an impostor. */
export type IdentityWarning =
  /** Several providers announce the same wallet, and none of them can be verified. */
  | 'contested'
  /** The wallet announces the rdns, id or name of a known wallet that it is not. */
  | 'impostor'

/** An announced wallet, with the known wallet that it may be. */
export type AnnouncedIdentity = {
  /** Id in the wallet list. */
  readonly id: string
  /**
   * Id of the connector in wagmi and in storage. It is the rdns, with a number if several providers use the same rdns.
   */
  readonly connectorId: string
  readonly name: string
  readonly iconUrl: string
  readonly rdns: string
  readonly provider: object
  /** The known wallet whose rdns or name is announced. The announcement may be false. */
  readonly brand?: Wallet | undefined
  /** The known wallet whose vendor's SDK this is. The SDK is part of the page. @see sdkVendors */
  readonly sdkOf?: Wallet | undefined
  /** The host's wallet, if nothing contradicts the announcement. */
  readonly wallet?: Wallet | undefined
  readonly warning?: IdentityWarning | undefined
}
