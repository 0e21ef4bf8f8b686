import { type LoadFailure, loadWalletdock } from 'walletdock/host'
import { remoteOf } from '../settings/remoteOf'
import type { Settings } from '../settings/Settings'
import { startTestWallet } from '../testWallet/startTestWallet'
import type { WalletModules } from './WalletModules'

type Loaded =
  | { readonly ok: true; readonly modules: WalletModules }
  | { readonly ok: false; readonly failure: LoadFailure }

/** Loads what this page uses of Walletdock. All parts of the page share one load. */
export async function loadWallet(settings: Settings): Promise<Loaded> {
  // The button waits for both, so that a reload finds the wallet it was connected to.
  const [loaded] = await Promise.all([
    loadWalletdock({
      ...remoteOf(settings),
      modules: [
        './WalletProvider',
        './ConnectButton',
        './useWallet',
        './useAddRecentTransaction',
        './useSendTransaction',
        './WagmiBridge',
      ],
    }),
    startTestWallet(settings),
  ])
  return loaded
}
