import { type ComponentType, lazy } from 'react'
import { fetchSettings } from '../settings/fetchSettings'
import type { Settings } from '../settings/Settings'
import { startTestWallet } from '../testWallet/startTestWallet'

/** The button. It is imported when it is first rendered, so the page does not wait for the remote. */
export const WalletButton = lazy(async () => {
  const { WalletButton } = await import('./Wallet')
  return withSettings(WalletButton)
})

/** The cards that read the wallet. */
export const WalletCards = lazy(async () => {
  const { WalletCards } = await import('./Wallet')
  return withSettings(WalletCards)
})

async function withSettings(
  Part: ComponentType<{ readonly settings: Settings }>,
) {
  const settings = await fetchSettings()
  // The parts wait for the test wallet, so that after a reload the session finds its wallet.
  await startTestWallet(settings, () => import('walletdock/testWallet'))
  return { default: () => <Part settings={settings} /> }
}
