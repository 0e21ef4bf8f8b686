import type {
  ModuleName,
  Walletdock,
} from '../remote/container/WalletdockModules'
import type { Contract } from './Contract'
import type { LoadFailure } from './LoadFailure'
import type { Mode } from './Mode'
import type { Verified } from './Verified'

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
    }
  | { readonly ok: false; readonly failure: LoadFailure }
