import { loadWalletdock } from 'walletdock/host'
import { remoteOf } from '../settings/remoteOf'
import type { Settings } from '../settings/Settings'

/**
 * Loads the test wallet with the host kit. Returns an empty object if that fails, because the button then fails for the
 * same reason, and reports the failure.
 */
export async function loadTestWallet(settings: Settings) {
  const loaded = await loadWalletdock({
    ...remoteOf(settings),
    modules: ['./testWallet'],
  })
  return loaded.ok ? loaded.modules : {}
}
