import type { Wallet } from './Wallet'

/** Reason for the warning at an announced wallet. The wallet may be an impostor. */
export type IdentityWarning =
  /** Several providers use the same rdns, and none of them can be verified. */
  | 'shared-rdns'
  /** The rdns of a known wallet, but without the wallet's flag, or an rdns that only looks like it. */
  | 'false-rdns'
  /** The name of a known wallet or of another announced one, or a name that looks the same. */
  | 'borrowed-name'

/** An announced wallet, with the known wallet that it may be. */
export type AnnouncedIdentity = {
  /** Id in the wallet list. */
  readonly id: string
  /**
   * Id of the connector in wagmi and in storage. It is the rdns, and numbered if several providers use the same rdns.
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
