import type { LoadFailureReason } from '../LoadFailure'
import type { LoadResult } from '../LoadResult'
import type { Verified } from '../Verified'
import type { ModuleName } from '../WalletdockModules'

/** What a self-test has found, for people and for machines. It has nothing of the visitor's. */
export type SelfTestReport = {
  /** Origin of the page. */
  readonly page: string
  readonly remote: RemoteFound
  /** One for each library that the contract names. */
  readonly copies: readonly SharedCopy[]
  /** Wallets that announced themselves, by the names that they gave. @see EIP-6963 */
  readonly wallets: readonly string[]
  /** Empty where nothing can be tried: in a frame with `sandbox`, but without `allow-same-origin`. */
  readonly policy: readonly PolicyTrial[]
}

/** The remote, or why there is none. */
export type RemoteFound =
  | {
      readonly ok: true
      /** Version of the product. */
      readonly version: string
      /** Version of the exposed surface. */
      readonly contract: string
      readonly mode: (LoadResult<ModuleName> & { readonly ok: true })['mode']
      /** What decided the mode. */
      readonly why: string
      readonly url: string
      readonly verified: Verified
      /** In milliseconds; next to nothing where the page has loaded it before. */
      readonly tookMs: number
    }
  | {
      readonly ok: false
      readonly reason: LoadFailureReason
      readonly message: string
      readonly tookMs: number
    }

/** The copy of a library that Walletdock runs on, or will as soon as it needs one. */
export type SharedCopy = {
  readonly library: string
  /** `undefined` for one of Walletdock's own that has not been fetched. */
  readonly version?: string | undefined
  readonly whose: 'page' | 'walletdock'
  /** False while nothing has asked for it. */
  readonly isInUse: boolean
}

/** Something that Walletdock does, tried where the page's policy holds and nothing of the page is. */
export type PolicyTrial = {
  readonly what: string
  /** Directive that decides about it. */
  readonly directive: string
  /** `failed` when it did not work, for another reason than the policy. */
  readonly verdict: 'allowed' | 'blocked' | 'failed'
  /** Feature that needs it, such as WalletConnect. A page without that feature may block it. */
  readonly neededFor?: string
}
