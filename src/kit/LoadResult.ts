import type {
  ModuleName,
  Walletdock,
} from '../remote/container/WalletdockModules'
import type { Contract } from './Contract'
import type { LoadFailure } from './LoadFailure'

/** The loaded modules, or the reason why loading failed. */
export type LoadResult<Name extends ModuleName> =
  | {
      readonly ok: true
      /** The exports of all modules in one object. */
      readonly modules: Walletdock<Name>
      readonly contract: Contract
      /** How Walletdock runs beside the page's own libraries. The kit chooses the mode. */
      readonly mode: Mode
      /** Reason for the mode, as a sentence for developers. */
      readonly why: string
      /**
       * URL of the folder that Walletdock was loaded from. If another part of the page loaded Walletdock first, this is
       * the folder that the other part used.
       */
      readonly url: string
      /** The checks that the kit performed. All parts of a page share the result of the part that loaded first. */
      readonly verified: Verified
      /** Failure of the first place, if a mirror or the channels of an earlier visit replaced it. It may be an attack. */
      readonly degraded?: LoadFailure
      /**
       * Ends Walletdock on this page, for all parts of the page: its elements, listeners, timers and connections. Buttons
       * disappear, hooks and `mount` report a visitor without a wallet, and requests to the provider reject with 4900. It
       * is not a disconnect: the session stays stored, and the next load restores it, with this or another release. Does
       * nothing if it has been called before.
       * @throws Error if the release has no code for this, or if that code cannot be loaded
       */
      readonly dispose: () => Promise<void>
    }
  | { readonly ok: false; readonly failure: LoadFailure }

/** The checks that the kit performed before any code of the remote ran. */
export type Verified = {
  /**
   * The page's keys that signed the channels, separated by spaces. `undefined` if the page does not set `publicKey`.
   */
  readonly signedBy?: string | undefined
  /** True if the contract had to match a hash from the channels or from `integrity`. */
  readonly contract: boolean
  /** True if each script must have the hash that is in the contract. */
  readonly scripts: boolean
}

/** The way in which Walletdock runs beside a page's own libraries. */
export type Mode =
  /** On the page's React, and on its wagmi if the page shares one. */
  | 'shared'
  /** On the page's React. Walletdock passes its config to the page's own wagmi. */
  | 'handoff'
  /** On Walletdock's own React, mounted into the page. */
  | 'isolated'

/** A mode, and the reason for it. */
export type Choice = {
  readonly mode: Mode
  /** Reason for the mode, as a sentence for developers. */
  readonly why: string
}
