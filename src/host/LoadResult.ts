import type { Contract } from './check/Contract'
import type { Mode } from './fit/Mode'
import type { LoadFailure } from './LoadFailure'
import type { Verified } from './Verified'
import type { ModuleName, Walletdock } from './WalletdockModules'

/** Modules, or why there are none. */
export type LoadResult<Name extends ModuleName> =
  | {
      readonly ok: true
      /** What the modules export, side by side. */
      readonly modules: Walletdock<Name>
      readonly contract: Contract
      /** How it runs beside the page's own libraries: the kit decides. */
      readonly mode: Mode
      /** What decided the mode, as a sentence for developers. */
      readonly why: string
      /** Address that it was loaded from: another part's, where that one's runs on this page. */
      readonly url: string
      /** What the kit verified. A part of the page that loaded first decides for all that share its Walletdock. */
      readonly verified: Verified
    }
  | { readonly ok: false; readonly failure: LoadFailure }
