import { type LoadFailure, loadWalletdock } from 'walletdock/host'
import { observe } from 'walletdock/host/observe'
import type { Settings } from '../settings/Settings'
import { loadTestWallet } from '../testWallet/loadTestWallet'
import { startTestWallet } from '../testWallet/startTestWallet'
import { loadOptions } from './loadOptions'
import type { WalletModules } from './WalletModules'

/**
 * Writes the wallet's events into the browser's performance timeline. Other pages would send them to their analytics
 * service.
 */
const { load, onFailure } = observe(loadWalletdock, (event) => {
  performance.mark(`walletdock ${event.type}`, { detail: event })
})

/** Writes an event into the timeline if the wallet stops. */
export const tellFailure = onFailure

type Loaded =
  | { readonly ok: true; readonly modules: WalletModules }
  | { readonly ok: false; readonly failure: LoadFailure }

/** Loads the modules that this page uses. All parts of the page share one load. */
export async function loadWallet(settings: Settings): Promise<Loaded> {
  // The button waits for the test wallet, too, so that after a reload the session finds its wallet.
  const [loaded] = await Promise.all([
    load(loadOptions(settings)),
    startTestWallet(settings, loadTestWallet),
  ])
  return loaded
}
