import { type LoadFailure, loadWalletdock } from 'walletdock/host'
import { observe } from 'walletdock/host/observe'
import type { Settings } from '../settings/Settings'
import { startTestWallet } from '../testWallet/startTestWallet'
import { loadOptions } from './loadOptions'
import type { WalletModules } from './WalletModules'

/** What happens to the wallet stands in the browser's own timeline; other pages send it to their statistics. */
const { load, onFailure } = observe(loadWalletdock, (event) => {
  performance.mark(`walletdock ${event.type}`, { detail: event })
})

/** Tells there of what has stopped. */
export const tellFailure = onFailure

type Loaded =
  | { readonly ok: true; readonly modules: WalletModules }
  | { readonly ok: false; readonly failure: LoadFailure }

/** Loads what this page uses of Walletdock. All parts of the page share one load. */
export async function loadWallet(settings: Settings): Promise<Loaded> {
  // The button waits for both, so that a reload finds the wallet it was connected to.
  const [loaded] = await Promise.all([
    load(loadOptions(settings)),
    startTestWallet(settings),
  ])
  return loaded
}
