import type { Contract } from './Contract'
import type { LoadFailure } from './LoadFailure'
import type { ModuleName, Walletdock } from './WalletdockModules'

/** Modules, or why there are none. */
export type LoadResult<Name extends ModuleName> =
  | {
      readonly ok: true
      /** What the modules export, side by side. */
      readonly modules: Walletdock<Name>
      readonly contract: Contract
      /** Whether the remote uses the page's React or brought its own. */
      readonly mode: 'shared' | 'isolated'
      /** Address that it was loaded from. */
      readonly url: string
    }
  | { readonly ok: false; readonly failure: LoadFailure }
