import { ConnectButton } from 'walletdock/ConnectButton'
import { useWallet } from 'walletdock/useWallet'
import { WalletProvider } from 'walletdock/WalletProvider'
import { TestWalletCard } from '../cards/TestWalletCard'
import { WalletCard } from '../cards/WalletCard'
import { LogChanges } from '../log/LogChanges'
import type { Settings } from '../settings/Settings'
import { walletConfig } from '../wallet/walletConfig'

type Props = { readonly settings: Settings }

/** The button of the remote. */
export function WalletButton({ settings }: Props) {
  return (
    <WalletProvider {...walletConfig(settings)}>
      <ConnectButton />
    </WalletProvider>
  )
}

/** The cards that read the wallet. They share one session with the button. */
export function WalletCards({ settings }: Props) {
  return (
    <WalletProvider {...walletConfig(settings)}>
      <Cards />
    </WalletProvider>
  )
}

function Cards() {
  const wallet = useWallet()
  const { testWallet } = window
  return (
    <>
      <LogChanges wallet={wallet} />
      <WalletCard wallet={wallet} />
      {testWallet && <TestWalletCard wallet={testWallet} />}
    </>
  )
}
