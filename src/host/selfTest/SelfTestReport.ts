import type { LoadFailureReason } from '../LoadFailure'
import type { LoadResult } from '../LoadResult'
import type { Verified } from '../Verified'
import type { ModuleName } from '../WalletdockModules.initial'

/**
 * Result of a self-test, for people and for code. It contains no accounts and nothing else that identifies the visitor.
 */
export type SelfTestReport = {
  /** Origin of the page. */
  readonly page: string
  readonly remote: RemoteFound
  /** One entry for each library that the contract requires. */
  readonly copies: readonly SharedCopy[]
  /** Names of the wallets that announced themselves. @see EIP-6963 */
  readonly wallets: readonly string[]
  /** Empty if the page cannot be tested, because it is in a sandboxed frame without `allow-same-origin`. */
  readonly policy: readonly PolicyTrial[]
}

/** The loaded remote, or the reason why it did not load. */
export type RemoteFound =
  | {
      readonly ok: true
      /** Version of the product. */
      readonly version: string
      /** API version of the exposed modules. */
      readonly contract: string
      readonly mode: (LoadResult<ModuleName> & { readonly ok: true })['mode']
      /** Reason for the mode. */
      readonly why: string
      readonly url: string
      readonly verified: Verified
      /** Duration of the load in milliseconds. Close to 0 if the page has loaded the remote before. */
      readonly tookMs: number
    }
  | {
      readonly ok: false
      readonly reason: LoadFailureReason
      readonly message: string
      readonly tookMs: number
    }

/** The copy of a library that Walletdock uses, or will use when it needs the library. */
export type SharedCopy = {
  readonly library: string
  /** `undefined` if it is Walletdock's own copy, which has not been loaded yet. */
  readonly version?: string | undefined
  readonly whose: 'page' | 'walletdock'
  /** False if the copy is not in use yet. */
  readonly isInUse: boolean
}

/** Test of one thing that Walletdock does, in an empty frame to which the page's policy applies. */
export type PolicyTrial = {
  readonly what: string
  /** Directive of the policy that allows or blocks it. */
  readonly directive: string
  /** `failed` if the test did not work, but the policy was not the reason. */
  readonly verdict: 'allowed' | 'blocked' | 'failed'
  /** Feature that needs it, such as WalletConnect. A page that does not use the feature may block it. */
  readonly neededFor?: string
}
