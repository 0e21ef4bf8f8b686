import { ConnectButton } from 'wallet/ConnectButton'
import { useWallet } from 'wallet/useWallet'
import { WalletProvider } from 'wallet/WalletProvider'
import type { Settings } from '../parts/settings'
import { Output } from './Output'
import { show } from './show'

/** Shows the wallet with `remotes`. */
export function start({ config }: Settings, place: Element) {
  show(
    <WalletProvider {...config}>
      <ConnectButton />
      <Inside />
    </WalletProvider>,
    place,
  )
}

function Inside() {
  return <Output wallet={useWallet()} />
}
